import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../../testing/samples.ts';
import { Leaderboard, type LeaderboardRow } from './Leaderboard.tsx';

const rows: readonly LeaderboardRow[] = [
  { rank: 1, name: 'Ana Ruiz', value: '22', unit: 'classes', tier: 'Gold', change: '+2' },
  { rank: 2, name: 'Maya Okafor', value: '19', unit: 'classes', tier: 'Silver' },
  { rank: 3, name: 'Sam Whitfield', value: '17', unit: 'classes', tier: 'Bronze', change: '−1' },
  { rank: 4, name: 'Dmitri Kovač', value: '16', unit: 'classes' },
];

export default {
  title: 'Sample interface/Leaderboard',
  component: Leaderboard,
  parameters: { usage: { when: 'For a ranking.' } },
  args: { label: 'Classes in October', rows },
} satisfies Meta<typeof Leaderboard>;

type Story = StoryObj<typeof Leaderboard>;

export const Default: Story = {};

export const Empty: Story = { args: { rows: [] } };

export const LongText: Story = {
  args: {
    rows: [
      {
        rank: 1134,
        name: longTitle,
        value: '1,234,567',
        unit: 'classes',
        tier: 'Gold',
        change: longTitle,
      },
      { rank: 1135, name: longWord, value: '1', change: longWord },
      { rank: 1136, name: 'Sam Ortiz', value: longWord, unit: longWord },
      ...rows,
    ],
  },
};
