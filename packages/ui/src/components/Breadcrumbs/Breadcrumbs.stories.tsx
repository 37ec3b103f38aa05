import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default {
  title: 'Page/Breadcrumbs',
  component: Breadcrumbs,
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

export const LongText: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: longTitle }] },
};
