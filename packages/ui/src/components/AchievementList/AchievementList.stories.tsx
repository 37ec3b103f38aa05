import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../testing/samples.ts';
import { AchievementList, type Achievement } from './AchievementList.tsx';

const achievements: readonly Achievement[] = [
  { name: 'Iron bell', tier: 'Gold', detail: '100 classes' },
  { name: 'Early rounds', tier: 'Silver', detail: '25 mornings' },
  { name: 'First spar', tier: 'Bronze', detail: 'Three clean rounds' },
];

export default {
  title: 'Sample interface/AchievementList',
  component: AchievementList,
  parameters: { usage: { when: 'For the medals of one person.' } },
  args: { label: 'Badges', achievements },
} satisfies Meta<typeof AchievementList>;

type Story = StoryObj<typeof AchievementList>;

export const EveryTier: Story = {};

export const Empty: Story = { args: { achievements: [] } };

export const LongText: Story = {
  args: {
    achievements: [{ name: longTitle, tier: 'Gold', detail: longText }, ...achievements],
  },
};
