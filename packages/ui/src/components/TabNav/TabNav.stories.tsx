import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.ts';
import { TabNav } from './TabNav.tsx';

const items = ['All', 'Blog posts', 'Guides'].map((label, index) => ({
  label,
  href: `/resources?type=${index}`,
  current: index === 0,
}));

export default {
  title: 'Actions/TabNav',
  component: TabNav,
  parameters: {
    usage: {
      when: 'For the main views of a page where each has its own address. For panels on one page, use `Tabs`.',
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: { label: 'Resources by kind', items },
} satisfies Meta<typeof TabNav>;

type Story = StoryObj<typeof TabNav>;

export const Default: Story = {};

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      label: `Round ${index + 1}`,
      href: `/rounds/${index + 1}`,
      current: index === 2,
    })),
  },
};

export const LongText: Story = {
  args: { items: [{ label: longTitle, href: '/long', current: true }, ...items.slice(1)] },
};
