import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import * as AlertDialog from '../alert-dialog.ts';
import { Button } from '../components/Button/Button.tsx';
import * as Dialog from '../dialog.ts';
import * as DropdownMenu from '../dropdown-menu.ts';
import { notify, Toaster } from '../toaster.ts';
import * as Tooltip from '../tooltip.ts';

const showNotice = (label: string, onClick: () => void) =>
  notify.info('A notice', undefined, { duration: Infinity, action: { label, onClick } });

/** A menu and a notice that open a dialog, in which there are a menu, a tooltip, a notice and an alert. */
function Layers() {
  const [uses, setUses] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const use = () => setUses((count) => count + 1);
  return (
    <>
      <output>{uses}</output>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>Account</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => setEditing(true)}>Edit</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Button onClick={() => showNotice('Edit', () => setEditing(true))}>Remind</Button>
      <Dialog.Root open={isEditing} onOpenChange={setEditing}>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Edit</Dialog.Title>
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button>More</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item onSelect={use}>Add</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
          <Tooltip.Root delayDuration={0}>
            <Tooltip.Trigger asChild>
              <Button onClick={() => showNotice('Undo', use)}>Save</Button>
            </Tooltip.Trigger>
            <Tooltip.Content>Can be undone</Tooltip.Content>
          </Tooltip.Root>
          <Button onClick={() => setErasing(true)}>Erase</Button>
        </Dialog.Content>
      </Dialog.Root>
      <AlertDialog.Root open={isErasing} onOpenChange={setErasing}>
        <AlertDialog.Content>
          <AlertDialog.Title>Erase</AlertDialog.Title>
          <AlertDialog.Description>A question.</AlertDialog.Description>
          <Button onClick={() => showNotice('Undo', use)}>Try</Button>
          <AlertDialog.Cancel>OK</AlertDialog.Cancel>
        </AlertDialog.Content>
      </AlertDialog.Root>
      <Toaster />
    </>
  );
}

// For the tests of layers over each other.
export default {
  title: 'Tests/Overlays',
  tags: ['!autodocs', '!dev'],
  render: () => <Layers />,
} satisfies Meta;

export const OverEachOther: StoryObj = {};
