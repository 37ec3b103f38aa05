import type { Meta, StoryObj } from '@storybook/react-vite';
import * as DropdownMenu from '../../dropdown-menu.ts';
import { longTitle } from '../../testing/samples.tsx';
import { Button } from '../Button/Button.tsx';

export default {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu.Root,
  subcomponents: { ...DropdownMenu },
  parameters: {
    keyboard: {
      'Enter, Space, ArrowDown': 'opens the menu and moves to its first item',
      'ArrowDown, ArrowUp': 'moves between items',
      'Home, End': 'moves to the first or the last item',
      'A letter': 'moves to the next item that begins with it',
      'Enter, Space (on an item)': 'chooses the item',
      Escape: 'closes the menu and returns the focus to the trigger',
    },
    docs: { story: { inline: false, height: '460px' } },
  },
} satisfies Meta<typeof DropdownMenu.Root>;

export const Open: StoryObj<typeof DropdownMenu.Root> = {
  render: () => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button variant="secondary">Account</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Profile</DropdownMenu.Item>
        <DropdownMenu.Item disabled>Billing</DropdownMenu.Item>
        <DropdownMenu.Item>{longTitle}</DropdownMenu.Item>
        <DropdownMenu.Item>Sign out</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
};
