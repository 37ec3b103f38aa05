import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, type LinkProps } from './LinkProvider.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: {
    usage: {
      when: 'For links in running text, and wherever a component of your own needs a link that your router handles.',
      anatomy: `
        <Link href="/pricing">See the prices</Link>

        // With a link of another router:
        <Link asChild>
          <DocsLink to="/docs">Read the docs</DocsLink>
        </Link>
      `,
      keyboard: { Enter: 'follows the link' },
    },
  },
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

export const CurrentPage: Story = { args: { 'aria-current': 'page' } };
