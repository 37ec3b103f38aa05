import { ButtonLink, Callout, CheckboxField } from '@cornerbell/ui';
import { Header, Heading, IconButton, Text } from '@cornerbell/ui';
import * as Tabs from '@cornerbell/ui/tabs';
import { Toaster } from '@cornerbell/ui/toaster';
import { AddMember } from './AddMember';
import { MemberTable } from '../../MemberTable';

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
