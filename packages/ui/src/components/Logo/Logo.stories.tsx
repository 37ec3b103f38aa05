import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

export default {
  title: 'Page/Logo',
  component: Logo,
  parameters: {
    usage: {
      when: 'As `brand.logo` of `Header` and `Footer` on pages of Cornerbell. Other products use their own mark.',
    },
  },
} satisfies Meta<typeof Logo>;

export const Default: StoryObj<typeof Logo> = {};
