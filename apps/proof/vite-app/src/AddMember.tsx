import { AlertDialog, Button, TextField } from '@cornerbell/ui';
import * as Dialog from '@cornerbell/ui/dialog';
import { notify } from '@cornerbell/ui/toaster';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

export function AddMember({ onAdd }: { onAdd: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { name: '' } });

  const add = handleSubmit(({ name }) => {
    onAdd(name);
    notify.success('Member added', `${name} can train today.`);
    reset();
    setOpen(false);
  });

  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? setOpen(true) : setDiscarding(true))}>
      <Dialog.Trigger asChild>
        <Button>Add a member</Button>
      </Dialog.Trigger>
      <Dialog.Content asChild>
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
              <Button variant="ghost">Not now</Button>
            </Dialog.Close>
            <Button type="submit">Add</Button>
          </Dialog.Actions>
          <AlertDialog
            open={discarding}
            onOpenChange={setDiscarding}
            title="Discard it?"
            description="Nothing is saved."
            cancelLabel="Keep it"
            actionLabel="Discard"
            danger
            onAction={() => setOpen(false)}
          />
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
