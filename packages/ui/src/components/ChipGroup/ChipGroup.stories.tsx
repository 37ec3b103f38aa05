import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.ts';
import { hues } from '../../tokens/palette.ts';
import { ChipGroup } from './ChipGroup.tsx';

const words = ['All', 'Building updates', 'Educational', 'Gym tips', 'Industry', 'News'];

const items = words.map((label, index) => ({
  label,
  href: `/resources?category=${index}`,
  current: index === 0,
}));

export default {
  title: 'Actions/ChipGroup',
  component: ChipGroup,
  parameters: {
    usage: {
      when: 'For filters of which one is on, each with its own address. For views of a page, use `TabNav`.',
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: { label: 'Category', items },
} satisfies Meta<typeof ChipGroup>;

type Story = StoryObj<typeof ChipGroup>;

export const Default: Story = {};

export const WithHues: Story = {
  args: { items: items.map((item, index) => ({ ...item, hue: hues[index - 1] })) },
};

export const NothingChosen: Story = {
  args: { items: items.map((item) => ({ ...item, current: false })) },
};

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      label: `Round ${index + 1}`,
      href: `/resources?round=${index}`,
      current: index === 11,
    })),
  },
};

export const LongText: Story = {
  args: { items: [{ label: longTitle, href: '/resources', current: true }, ...items.slice(1)] },
};
