import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default {
  title: 'Page/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    usage: {
      when: 'On pages two or more levels below the start page.',
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Resources', href: '/resources' },
      { label: 'Ten days quiet' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {};

export const ManySteps: Story = {
  args: {
    items: [
      ...['Home', 'Resources', 'Guides', 'Retention', 'First month'].map((label) => ({
        label,
        href: `/${label}`,
      })),
      { label: 'Week one' },
    ],
  },
};

export const LongText: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: longTitle }] },
};
