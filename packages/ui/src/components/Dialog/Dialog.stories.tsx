import type { Meta, StoryObj } from '@storybook/react-vite';
import * as Dialog from '../../dialog.ts';
import { notify, Toaster } from '../../toaster.ts';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../Field/TextField.tsx';

export default {
  title: 'Feedback/Dialog',
  component: Dialog.Root,
  subcomponents: { ...Dialog },
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

const levels = ['Wraps', 'Stance', 'Footwork', 'Jab', 'Cross', 'Hook', 'Slip', 'Pads'];

/** A form that is taller than a phone: its body scrolls between the title and the actions. */
export const Tall: Story = {
  render: () => (
    <>
      <Dialog.Root defaultOpen>
        <Dialog.Content aria-describedby={undefined}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              notify.error('Not sent', 'Check your connection.', { duration: Infinity });
            }}
          >
            <Dialog.Title>Add a class</Dialog.Title>
            <Dialog.Body>
              {levels.map((level) => (
                <TextField key={level} label={level} />
              ))}
            </Dialog.Body>
            <Dialog.Actions>
              <Dialog.Close asChild>
                <Button variant="ghost">Not now</Button>
              </Dialog.Close>
              <Button type="submit">Add it</Button>
            </Dialog.Actions>
          </form>
        </Dialog.Content>
      </Dialog.Root>
      <Toaster />
    </>
  ),
};

export const LongText: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Title>{`${longTitle} ${longWord}`}</Dialog.Title>
        <Dialog.Body tabIndex={0}>
          <Dialog.Description>{`${longText} ${longText} ${longText}`}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Actions>
          <Button>{longTitle}</Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  ),
};
