import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as DropdownMenu from '../../dropdown-menu.ts';
import { longTitle } from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';

const meta = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu.Root,
  args: {
    children: (
      <>
        <DropdownMenu.Trigger asChild>
          <Button variant="secondary">Account</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Label>Ana Ruiz</DropdownMenu.Label>
          <DropdownMenu.Item>Profile</DropdownMenu.Item>
          <DropdownMenu.Item disabled>Billing</DropdownMenu.Item>
          <DropdownMenu.Item>{longTitle}</DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item danger>Sign out</DropdownMenu.Item>
        </DropdownMenu.Content>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu.Root>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

/** Opens on Enter, moves by arrows, closes on Escape and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
