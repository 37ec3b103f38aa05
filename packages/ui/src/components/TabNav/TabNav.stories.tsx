import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.tsx';
import { hues } from '../../tokens/palette.ts';
import { TabNav, type NavItem } from './TabNav.tsx';

const itemsOf = (...labels: readonly string[]): NavItem[] =>
  labels.map((label, index) => ({ label, href: `/resources?type=${index}`, current: index === 0 }));

export default {
  title: 'Actions/TabNav',
  component: TabNav,
  args: { label: 'Resources by kind', items: itemsOf('All', 'Blog posts', 'Guides') },
} satisfies Meta<typeof TabNav>;

type Story = StoryObj<typeof TabNav>;

export const TabLinks: Story = {};

export const Chips: Story = {
  args: {
    variant: 'chips',
    items: itemsOf('All', ...hues).map((item, index) => ({ ...item, hue: hues[index - 1] })),
  },
};

/** Two views may have one name. */
export const LongText: Story = {
  args: { items: itemsOf(longTitle, ...Array.from({ length: 12 }, () => 'Next round')) },
};

export const LongChips: Story = { args: { ...LongText.args, variant: 'chips' } };
