import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export default {
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { label: 'Classes this month', value: 7, max: 12 },
} satisfies Meta<typeof ProgressBar>;

type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};

export const Full: Story = { args: { value: 12 } };

/** Above 40 the bar has no segments. */
export const Continuous: Story = { args: { value: 641, max: 1000, valueText: '64%' } };

export const LongText: Story = { args: { label: longTitle, valueText: '1,234,567 of 7,654,321' } };
