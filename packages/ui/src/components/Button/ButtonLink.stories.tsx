import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

export default {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/demo', children: 'Book a Demo' },
} satisfies Meta<typeof ButtonLink>;

export const Primary: StoryObj<typeof ButtonLink> = {};
