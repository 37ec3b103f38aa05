import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, type LinkProps } from './LinkProvider.tsx';

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
} satisfies Meta<LinkProps>;

export default meta;

type Story = StoryObj<LinkProps>;

export const Default: Story = {};
