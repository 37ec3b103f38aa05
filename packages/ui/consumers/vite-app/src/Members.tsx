import { Button, Heading, Header, IconButton, Stack, Text } from '@cornerbell/ui';
import { ColorSchemeSwitch } from '@cornerbell/ui/color-scheme';
import * as DropdownMenu from '@cornerbell/ui/dropdown-menu';
import { Switch } from '@cornerbell/ui/switch';
import * as Tabs from '@cornerbell/ui/tabs';
import { notify, Toaster } from '@cornerbell/ui/toaster';
import * as Tooltip from '@cornerbell/ui/tooltip';
import { useState } from 'react';
import { AddMember } from './AddMember.tsx';

const mark = (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" data-testid="own-logo">
    <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);

const account = (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger asChild>
      <Button variant="ghost">Account</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content align="end">
      <DropdownMenu.Label>Coach Renée</DropdownMenu.Label>
      <DropdownMenu.Item asChild>
        <a href="/">Today</a>
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Item danger onSelect={() => notify.info('Signed out')}>
        Sign out
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

export function Members() {
  const [members, setMembers] = useState(['Dmitri Kovač', 'Maya Okafor']);

  const remove = (name: string) => {
    setMembers((all) => all.filter((other) => other !== name));
    notify.warning('Member removed', name, {
      action: { label: 'Undo', onClick: () => setMembers((all) => [...all, name]) },
      duration: Infinity,
    });
  };

  return (
    <>
      <Header brand={{ name: 'Coach Console', href: '/', logo: mark }} menus={[]} end={account} />
      <main className="mx-auto max-w-3xl p-6">
        <Stack gap="lg">
          <Stack direction={{ tablet: 'row' }} justify="between">
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
              <ul>
                {members.map((name) => (
                  <li key={name}>
                    {name}
                    <Tooltip.Root>
                      <Tooltip.Trigger asChild>
                        <IconButton label={`Remove ${name}`} onClick={() => remove(name)}>
                          <svg viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
                            <path d="m5 5 14 14M19 5 5 19" />
                          </svg>
                        </IconButton>
                      </Tooltip.Trigger>
                      <Tooltip.Content>It can be undone.</Tooltip.Content>
                    </Tooltip.Root>
                  </li>
                ))}
              </ul>
            </Tabs.Content>
            <Tabs.Content value="settings">
              <Switch label="Let boxers join the waitlist" defaultChecked />
            </Tabs.Content>
          </Tabs.Root>
          <Text tone="muted">
            <Button variant="secondary" className="px-0">
              No room at its sides
            </Button>
          </Text>
          <ColorSchemeSwitch />
        </Stack>
      </main>
      <Toaster />
    </>
  );
}
