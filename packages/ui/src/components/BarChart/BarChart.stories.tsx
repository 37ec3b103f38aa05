import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../testing/samples.tsx';
import { BarChart, type ChartBar } from './BarChart.tsx';

const bar = (label: string, value: number): ChartBar => ({
  label,
  value,
  valueText: `$${value.toLocaleString('en-US')}`,
});

const bars = [
  bar('May', 6120),
  bar('Jun', 6480),
  bar('Jul', 5900),
  bar('Aug', 7210),
  bar('Sep', 8090),
  bar('Oct', 8420),
];

export default {
  title: 'Data/BarChart',
  component: BarChart,
  args: { label: 'Revenue by month', bars },
} satisfies Meta<typeof BarChart>;

type Story = StoryObj<typeof BarChart>;

export const Default: Story = {};

export const LastHighlighted: Story = { args: { highlightLast: true } };

export const LongText: Story = {
  args: {
    bars: [
      bar('The month before the opening', 1_234_567),
      { label: longWord, value: 20_000, valueText: longWord },
      ...bars,
    ],
  },
};
