import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, type LinkProps } from './LinkProvider.tsx';

export default {
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

export const Default: StoryObj<LinkProps> = {};
