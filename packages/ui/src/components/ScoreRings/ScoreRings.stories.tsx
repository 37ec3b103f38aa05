import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.ts';
import { ScoreRings } from './ScoreRings.tsx';

const scores = [
  { label: 'Attendance', value: 92, max: 100 },
  { label: 'Technique', value: 64, max: 100 },
  { label: 'Conditioning', value: 7, max: 10 },
];

export default {
  title: 'Sample interface/ScoreRings',
  component: ScoreRings,
  parameters: { usage: { when: 'For a few scores of one person side by side.' } },
  args: { label: 'Progress scores', scores },
} satisfies Meta<typeof ScoreRings>;

type Story = StoryObj<typeof ScoreRings>;

export const Default: Story = {};

export const Extremes: Story = {
  args: {
    scores: [
      { label: 'Nothing', value: 0, max: 100 },
      { label: 'Everything', value: 100, max: 100 },
      { label: 'More than everything', value: 140, max: 100 },
    ],
  },
};

export const ManyScores: Story = {
  args: {
    scores: Array.from({ length: 9 }, (_, index) => ({
      label: `Round ${index + 1}`,
      value: index * 12,
      max: 100,
    })),
  },
};

export const LongText: Story = {
  args: { scores: [{ label: longTitle, value: 12_345, max: 20_000 }, ...scores] },
};
