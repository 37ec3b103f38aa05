import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../../testing/samples.ts';
import { Link } from './LinkProvider.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/pricing', children: 'See what it costs' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CurrentPage: Story = { args: { 'aria-current': 'page' } };

export const LongText: Story = { args: { children: `${longTitle} ${longWord}` } };
