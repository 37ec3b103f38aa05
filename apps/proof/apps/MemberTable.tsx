'use client';

import { Button, DataTable, EmptyState, IconButton } from '@cornerbell/ui';
import * as Dialog from '@cornerbell/ui/dialog';
import * as DropdownMenu from '@cornerbell/ui/dropdown-menu';
import { useState } from 'react';

interface Member {
  id: string;
  name: string;
  visits: number;
}

const first: readonly Member[] = [
  { id: 'dk', name: 'Dmitri Kovač', visits: 9 },
  { id: 'mo', name: 'Maya Okafor', visits: 17 },
];
const ana: Member = { id: 'ar', name: 'Ana Ruiz', visits: 4 };

export function MemberTable() {
  const [members, setMembers] = useState(first);
  const [edited, setEdited] = useState<Member>();
  const arrive = () => setMembers([ana, ...first]);

  const menuOf = (member: Member) => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton size="sm" label={`More about ${member.name}`}>
          ⋯
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item onSelect={() => setEdited(member)}>Edit</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );

  return (
    <>
      <DataTable
        caption="Members"
        density="compact"
        rowKey="id"
        rows={members}
        columns={[
          { key: 'name', label: 'Name', sortBy: ({ name }) => name },
          { key: 'visits', label: 'Visits', align: 'end', sortBy: ({ visits }) => visits },
          { key: 'more', label: 'More', cell: menuOf },
        ]}
        defaultSelected={[]}
        empty={<EmptyState title="Nobody yet" />}
      />
      <Dialog.Root open={edited !== undefined} onOpenChange={() => setEdited(undefined)}>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>{edited?.name}</Dialog.Title>
          <Dialog.Actions>
            <Dialog.Root>
              <Dialog.Trigger asChild>
                <Button variant="secondary">Contact</Button>
              </Dialog.Trigger>
              <Dialog.Content aria-describedby={undefined}>
                <Dialog.Title>Emergency contact</Dialog.Title>
                <Button onClick={arrive}>A member arrives</Button>
              </Dialog.Content>
            </Dialog.Root>
          </Dialog.Actions>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
