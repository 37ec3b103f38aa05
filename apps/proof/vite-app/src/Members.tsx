import {
  Button,
  ButtonLink,
  Callout,
  DataTable,
  Heading,
  IconButton,
  Logo,
  Header,
  Separator,
  Spinner,
  Stack,
} from '@cornerbell/ui';
import * as AlertDialog from '@cornerbell/ui/alert-dialog';
import { ColorSchemeSwitch } from '@cornerbell/ui/color-scheme';
import * as DropdownMenu from '@cornerbell/ui/dropdown-menu';
import * as Popover from '@cornerbell/ui/popover';
import { Switch } from '@cornerbell/ui/switch';
import * as Tabs from '@cornerbell/ui/tabs';
import { notify, Toaster } from '@cornerbell/ui/toaster';
import * as Tooltip from '@cornerbell/ui/tooltip';
import { useState } from 'react';
import { AddMember } from './AddMember.tsx';

export function Members() {
  const [members, setMembers] = useState(['Dmitri Kovač', 'Maya Okafor']);
  const [leaving, setLeaving] = useState(false);
  const [onlyQuiet, setOnlyQuiet] = useState(false);

  const account = (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="ghost">Account</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.CheckboxItem checked={onlyQuiet} onCheckedChange={setOnlyQuiet}>
          Only quiet members
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Sorted by</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value="name">
          <DropdownMenu.RadioItem value="name">Name</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="visits">Visits</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item danger onSelect={() => setLeaving(true)}>
          Sign out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );

  return (
    <>
      <Header
        brand={{ name: 'Front desk', href: '/' }}
        menus={[{ id: 'gym', label: 'Gym', links: [{ label: 'بالعربية', href: '/ar' }] }]}
        end={account}
      />
      <main className="mx-auto grid max-w-5xl gap-6 p-6">
        <Stack direction="row" justify="between" gap="md" wrap>
          <Heading level={1} size="lg">
            Members
          </Heading>
          <AddMember onAdd={(name) => setMembers((all) => [...all, name])} />
        </Stack>
        <Tabs.Root defaultValue="all">
          <Tabs.List aria-label="Members">
            <Tabs.Trigger value="all">All</Tabs.Trigger>
            <Tabs.Trigger value="settings">Settings</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="all">
            <div className="flex gap-4">
              <DataTable
                caption="Members"
                columns={[
                  { key: 'name', label: 'Name' },
                  { key: 'visits', label: 'Visits', align: 'end' },
                ]}
                rows={members.map((name) => ({ name, visits: String(name.length) }))}
              />
              <Separator orientation="vertical" />
              <p className="text-accent dark:underline">{members.length} today</p>
            </div>
          </Tabs.Content>
          <Tabs.Content value="settings">
            <Switch label="Let boxers join the waitlist" defaultChecked />
            <Callout tone="warning" title="The card expires on Friday">
              Update it to keep the plan.
            </Callout>
          </Tabs.Content>
        </Tabs.Root>
        <Stack direction="row" gap="md" wrap align="center">
          <Tooltip.Root delayDuration={0}>
            <Tooltip.Trigger asChild>
              <IconButton label="Ring" className="p-1" onClick={() => notify.info('Round over')}>
                <Logo />
              </IconButton>
            </Tooltip.Trigger>
            <Tooltip.Content>Ends the round</Tooltip.Content>
          </Tooltip.Root>
          <Popover.Root>
            <Popover.Trigger asChild>
              <Button variant="secondary">Loading?</Button>
            </Popover.Trigger>
            <Popover.Content aria-label="Progress">
              <Spinner />
            </Popover.Content>
          </Popover.Root>
          <Button asChild disabled>
            <a href="/">Closed</a>
          </Button>
          <ButtonLink href="/ar">بالعربية</ButtonLink>
        </Stack>
        <ColorSchemeSwitch />
      </main>
      <AlertDialog.Root open={leaving} onOpenChange={setLeaving}>
        <AlertDialog.Content>
          <AlertDialog.Title>Sign out?</AlertDialog.Title>
          <AlertDialog.Description>The round goes on.</AlertDialog.Description>
          <AlertDialog.Actions>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">Stay</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button onClick={() => notify.info('Signed out')}>Sign out</Button>
            </AlertDialog.Action>
          </AlertDialog.Actions>
        </AlertDialog.Content>
      </AlertDialog.Root>
      <Toaster />
    </>
  );
}
