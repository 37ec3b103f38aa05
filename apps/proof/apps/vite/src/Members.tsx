import { Button, ButtonLink, Callout, CheckboxField, Header } from '@cornerbell/ui';
import { Heading, IconButton, Text, TextField } from '@cornerbell/ui';
import * as AlertDialog from '@cornerbell/ui/alert-dialog';
import * as Dialog from '@cornerbell/ui/dialog';
import * as Tabs from '@cornerbell/ui/tabs';
import { notify, Toaster } from '@cornerbell/ui/toaster';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MemberTable } from '../../MemberTable';

function AddMember() {
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

const links = [{ label: 'All on one page', href: '/' }];
const menus = ['Gym', 'Help'].map((label) => ({ id: label, label, links }));

export const Members = () => (
  <>
    <Header brand={{ name: 'Front desk', href: '/' }} menus={menus} />
    <main className="mx-auto grid max-w-5xl justify-items-start gap-6 p-6">
      <Heading level={1}>Members</Heading>
      <AddMember />
      <Tabs.Root defaultValue="all">
        <Tabs.List aria-label="Members">
          <Tabs.Trigger value="all">All</Tabs.Trigger>
          <Tabs.Trigger value="settings">Settings</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="all" className="flex gap-4">
          <div className="grid flex-1 gap-4">
            <MemberTable />
          </div>
          <Text className="flex-none dark:underline">2 today</Text>
        </Tabs.Content>
        <Tabs.Content value="settings">
          <CheckboxField label="Write to them" />
          <Callout tone="warning" title="The card expires on Friday" />
        </Tabs.Content>
      </Tabs.Root>
      <IconButton label="Ring" className="p-1">
        !
      </IconButton>
      <ButtonLink href="/rtl">From right to left</ButtonLink>
    </main>
    <Toaster />
  </>
);
