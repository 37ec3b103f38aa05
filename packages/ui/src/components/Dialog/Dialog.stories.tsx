import type { Meta, StoryObj } from '@storybook/react-vite';
import * as Dialog from '../../dialog.ts';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';

export default {
  title: 'Feedback/Dialog',
  component: Dialog.Root,
  subcomponents: {
    'Dialog.Trigger': Dialog.Trigger,
    'Dialog.Content': Dialog.Content,
    'Dialog.Title': Dialog.Title,
    'Dialog.Description': Dialog.Description,
    'Dialog.Actions': Dialog.Actions,
    'Dialog.Close': Dialog.Close,
  },
  parameters: {
    keyboard: {
      'Enter, Space (on the trigger)': 'opens the dialog',
      Tab: 'moves inside the dialog, and never leaves it',
      Escape: 'closes the dialog and returns the focus to the trigger',
    },
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof Dialog.Root>;

type Story = StoryObj<typeof Dialog.Root>;

export const Open: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger asChild>
        <Button>Add a class</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Add a class</Dialog.Title>
        <Dialog.Description>Members see it at once.</Dialog.Description>
        <TextField label="Title" />
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="ghost">Not now</Button>
          </Dialog.Close>
          <Button>Add it</Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  ),
};

export const LongText: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Title>{`${longTitle} ${longWord}`}</Dialog.Title>
        <Dialog.Description>{`${longText} ${longText} ${longText}`}</Dialog.Description>
        <Dialog.Actions>
          <Button>{longTitle}</Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  ),
};
