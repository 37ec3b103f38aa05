import { Button, TextField } from '@cornerbell/ui';
import * as AlertDialog from '@cornerbell/ui/alert-dialog';
import * as Dialog from '@cornerbell/ui/dialog';
import { notify } from '@cornerbell/ui/toaster';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

export function AddMember() {
  const [open, setOpen] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });

  const add = handleSubmit(({ name }) => {
    notify.success(`${name} can train today.`);
    setOpen(false);
  });

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>Add a member</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <form noValidate onSubmit={add}>
          <Dialog.Title>Add a member</Dialog.Title>
          <Dialog.Description>They get a letter at once.</Dialog.Description>
          <TextField
            label="Name"
            error={formState.errors.name?.message}
            {...register('name', { required: 'Write a name.' })}
          />
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="ghost">Later</Button>
            </Dialog.Close>
            <AlertDialog.Root>
              <AlertDialog.Trigger asChild>
                <Button variant="secondary">Discard</Button>
              </AlertDialog.Trigger>
              <AlertDialog.Content>
                <AlertDialog.Title>Discard it?</AlertDialog.Title>
                <AlertDialog.Description>Nothing is saved.</AlertDialog.Description>
                <AlertDialog.Actions>
                  <AlertDialog.Cancel asChild>
                    <Button variant="secondary">Keep it</Button>
                  </AlertDialog.Cancel>
                  <AlertDialog.Action asChild>
                    <Button danger onClick={() => setOpen(false)}>
                      Discard it
                    </Button>
                  </AlertDialog.Action>
                </AlertDialog.Actions>
              </AlertDialog.Content>
            </AlertDialog.Root>
            <Button type="submit">Add</Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
