import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import * as Parts from '../../alert-dialog.ts';
import { longText, longWord } from '../../testing/samples.tsx';
import { Button } from '../Button/Button.tsx';
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
    description: 'Thank you for applying. You will hear from us within 48 hours.',
  },
} satisfies Meta<typeof AlertDialog>;

type Story = StoryObj<typeof AlertDialog>;

export const Open: Story = {};

/** A question, of the parts from `@cornerbell/ui/alert-dialog`. */
export const Question: Story = {
  render: () => (
    <Parts.Root defaultOpen>
      <Parts.Content>
        <Parts.Title>Erase the gym?</Parts.Title>
        <Parts.Description>It can’t be undone.</Parts.Description>
        <Parts.Actions>
          <Parts.Cancel asChild>
            <Button variant="secondary">Keep it</Button>
          </Parts.Cancel>
          <Parts.Action asChild>
            <Button danger>Erase</Button>
          </Parts.Action>
        </Parts.Actions>
      </Parts.Content>
    </Parts.Root>
  ),
};

export const LongText: Story = {
  args: { description: `${longText} ${longText} ${longWord}` },
};
