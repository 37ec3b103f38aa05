import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { AlertDialog } from './AlertDialog.tsx';

export default {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  parameters: {
    keyboard: {
      Tab: 'moves between the buttons, and never leaves the dialog',
      'Enter, Space': 'presses the focused button',
      Escape: 'closes the dialog and returns the focus',
    },
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Application received',
    description: 'Thank you for applying. You will hear from us within 48 hours.',
  },
} satisfies Meta<typeof AlertDialog>;

type Story = StoryObj<typeof AlertDialog>;

export const Open: Story = {};

export const WithoutTitle: Story = { args: { title: undefined } };

export const Question: Story = {
  args: {
    title: 'Erase the gym?',
    description: 'It can’t be undone.',
    cancelLabel: 'Keep it',
    actionLabel: 'Erase',
    danger: true,
  },
};

export const LongText: Story = {
  args: {
    title: `${longTitle} ${longWord}`,
    description: `${longText} ${longText} ${longWord}`,
    actionLabel: longTitle,
  },
};
