import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../../testing/samples.ts';
import { SkillGrid, skillStatuses, type SkillGroup } from './SkillGrid.tsx';

const group = (name: string, ...skills: readonly string[]): SkillGroup => ({
  name,
  skills: skills.map((skill, index) => ({
    name: skill,
    status: skillStatuses[(skills.length - index) % skillStatuses.length] ?? 'not-yet',
  })),
});

const groups = [
  group('Footwork', 'Stance', 'Step and drag', 'Pivot', 'Angles'),
  group('Punches', 'Jab', 'Cross', 'Lead hook', 'Rear hook', 'Uppercut'),
  group('Defence', 'Guard', 'Slip', 'Roll'),
];

export default {
  title: 'Sample interface/SkillGrid',
  component: SkillGrid,
  parameters: { usage: { when: 'For what a person has learned, by group.' } },
  args: {
    groups,
    statusLabels: {
      'not-yet': 'Not yet demonstrated',
      demonstrated: 'Demonstrated',
      mastered: 'Mastered',
    },
  },
} satisfies Meta<typeof SkillGrid>;

type Story = StoryObj<typeof SkillGrid>;

export const Default: Story = {};

export const Empty: Story = { args: { groups: [] } };

export const LongText: Story = {
  args: { groups: [group(longTitle, longTitle, longWord), group(longWord, longWord), ...groups] },
};
