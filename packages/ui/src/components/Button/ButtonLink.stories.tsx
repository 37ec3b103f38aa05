import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.ts';
import { ButtonLink } from './ButtonLink.tsx';

export default {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  parameters: {
    usage: {
      when: 'For the one or two links of a view that should stand out. For an action, use `Button`.',
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: { href: '/demo', children: 'Book a Demo' },
} satisfies Meta<typeof ButtonLink>;

type Story = StoryObj<typeof ButtonLink>;

export const Primary: Story = {};

export const LongText: Story = { args: { children: longTitle } };
