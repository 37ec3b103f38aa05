import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

export default {
  title: 'Page/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export const Default: StoryObj<typeof Logo> = {};
