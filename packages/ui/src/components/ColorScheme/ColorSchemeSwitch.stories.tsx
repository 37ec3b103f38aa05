import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

export default {
  title: 'Actions/ColorSchemeSwitch',
  component: ColorSchemeSwitch,
  parameters: {
    keyboard: { Tab: 'moves to the chosen scheme', 'Arrow keys': 'choose another scheme' },
  },
} satisfies Meta<typeof ColorSchemeSwitch>;

/** Storybook sets the theme with its toolbar; here the switch only shows its options. */
export const Default: StoryObj<typeof ColorSchemeSwitch> = {};
