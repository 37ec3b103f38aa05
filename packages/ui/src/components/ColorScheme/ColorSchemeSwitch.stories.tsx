import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

const meta = {
  title: 'Actions/ColorSchemeSwitch',
  component: ColorSchemeSwitch,
} satisfies Meta<typeof ColorSchemeSwitch>;

export default meta;

/** The workbench sets the theme by its toolbar; here the switch only shows what it offers. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};
