import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

export default {
  title: 'Actions/ColorSchemeSwitch',
  component: ColorSchemeSwitch,
  parameters: {
    usage: {
      when: 'Where visitors choose the light or the dark theme themselves, such as in a footer or the settings.',
      anatomy: `
        import { ColorSchemeSwitch, colorSchemeScript } from '@cornerbell/ui/color-scheme';

        // In the head, so that nothing flashes:
        <script>{colorSchemeScript}</script>

        <ColorSchemeSwitch />
      `,
      keyboard: { Tab: 'moves to the chosen scheme', 'Arrow keys': 'choose another scheme' },
    },
  },
} satisfies Meta<typeof ColorSchemeSwitch>;

/** Storybook sets the theme with its toolbar; here the switch only shows its options. */
export const Default: StoryObj<typeof ColorSchemeSwitch> = {};
