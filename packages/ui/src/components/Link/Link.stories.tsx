import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../../testing/samples.ts';
import { Link } from './LinkProvider.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/pricing', children: 'see what it costs' },
  decorators: [
    (Story) => (
      <p>
        Before you apply, <Story />.
      </p>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CurrentPage: Story = { args: { 'aria-current': 'page' } };

export const LongText: Story = { args: { children: `${longTitle} ${longWord}` } };
