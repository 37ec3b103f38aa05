import { Button, TextField } from '@cornerbell/ui';
import * as Dialog from '@cornerbell/ui/dialog';
import { notify } from '@cornerbell/ui/toaster';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface Member {
  name: string;
  email: string;
}

export function AddMember({ onAdd }: { onAdd: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const { register, handleSubmit, formState, reset } = useForm<Member>({
    defaultValues: { name: 'Ana', email: '' },
  });
  const { errors, isSubmitting } = formState;

  const add = handleSubmit(({ name }) => {
    onAdd(name);
    notify.success('Member added', `${name} can train today.`);
    reset();
    setOpen(false);
  });

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>Add a member</Button>
      </Dialog.Trigger>
      <Dialog.Content asChild>
        <form noValidate onSubmit={add}>
          <Dialog.Title>Add a member</Dialog.Title>
          <Dialog.Description>They get a letter at once.</Dialog.Description>
          <TextField label="Name" error={errors.name?.message} {...register('name')} />
          <TextField
            label="E-mail address"
            type="email"
            error={errors.email?.message}
            {...register('email', { required: 'Write an e-mail address.' })}
          />
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="ghost">Not now</Button>
            </Dialog.Close>
            <Button type="submit" loading={isSubmitting}>
              Add
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
