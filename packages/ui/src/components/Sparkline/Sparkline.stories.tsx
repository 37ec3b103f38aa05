import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.ts';
import { Sparkline } from './Sparkline.tsx';

export default {
  title: 'Sample interface/Sparkline',
  component: Sparkline,
  parameters: {
    usage: { when: 'For the trend of one value. For values to compare, use `BarChart`.' },
  },
  args: {
    label: 'Retention',
    points: [88, 89, 87, 90, 91, 91, 93, 94],
    summary: '94%, up 3 since May',
  },
} satisfies Meta<typeof Sparkline>;

type Story = StoryObj<typeof Sparkline>;

export const Rising: Story = {};

export const Falling: Story = {
  args: { label: 'Quiet members', points: [21, 18, 19, 14, 9, 7], summary: '7, down 14' },
};

export const Flat: Story = { args: { points: [90, 90, 90], summary: '90%, as before' } };

export const TwoPoints: Story = { args: { points: [1, 2], summary: '2, up 1' } };

export const ManyPoints: Story = {
  args: { points: Array.from({ length: 365 }, (_, day) => 80 + ((day * 7919) % 17)) },
};

export const LongText: Story = {
  args: { label: `${longTitle} ${longWord}`, summary: `${longText} ${longWord}` },
};
