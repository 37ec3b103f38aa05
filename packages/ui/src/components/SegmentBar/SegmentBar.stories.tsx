import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentBar } from './SegmentBar.tsx';

export default {
  title: 'Data/SegmentBar',
  component: SegmentBar,
  args: {
    total: 12,
    groups: [
      { count: 3, tone: 'accent' },
      { count: 6, tone: 'strong' },
    ],
  },
} satisfies Meta<typeof SegmentBar>;

type Story = StoryObj<typeof SegmentBar>;

export const Places: Story = {};

/** What is over is muted. */
export const Over: Story = { args: { groups: [{ count: 9, tone: 'muted' }] } };
