import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as AlertDialog from '../alert-dialog.ts';
import * as Dialog from '../dialog.ts';
import * as DropdownMenu from '../dropdown-menu.ts';
import { createBrandTheme } from '../theme.ts';

const layers = { alertdialog: AlertDialog, dialog: Dialog, menu: DropdownMenu };

const contents = {
  alertdialog: <AlertDialog.Title>Erase it?</AlertDialog.Title>,
  dialog: <Dialog.Title>Add a class</Dialog.Title>,
  menu: <DropdownMenu.Item>Edit</DropdownMenu.Item>,
};

const roles = ['alertdialog', 'dialog', 'menu'] as const;

const layerOf = (role: keyof typeof layers, container?: HTMLElement) => {
  const { Root, Trigger, Content } = layers[role];
  return (
    <Root>
      <Trigger>Open</Trigger>
      <Content container={container} aria-describedby={undefined}>
        {contents[role]}
      </Content>
    </Root>
  );
};

const open = async (role: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole(role);
};

const { light } = createBrandTheme({ accent: '#0B5FFF' });

test.each(roles)(
  'a %s has the theme, the direction and the brand of where its trigger stands',
  async (role) => {
    render(
      <div dir="rtl" style={{ ...light, color: 'red' }}>
        <section data-theme="ink">{layerOf(role)}</section>
      </div>,
    );

    const layer = await open(role);

    expect(layer.closest('section')).toBeNull();
    const ink = layer.closest('[data-theme]');
    expect(ink?.getAttribute('data-theme')).toBe('ink');
    // The brand is around the theme, as around the trigger.
    const brand = ink?.parentElement?.closest<HTMLElement>('[style]');
    expect(brand?.style.getPropertyValue('--cb-color-accent')).toBe('#0B5FFF');
    expect(brand?.style.color).toBe('');
    expect(layer.closest('[dir]')).toBe(brand);
  },
);

test('where what opened a layer is gone with it, the focus stays near', async () => {
  const user = userEvent.setup();
  const row = (
    <li>
      <AlertDialog.Root>
        <AlertDialog.Trigger>Remove</AlertDialog.Trigger>
        <AlertDialog.Content aria-describedby={undefined}>
          <AlertDialog.Title>Remove Ana?</AlertDialog.Title>
          <AlertDialog.Action onClick={() => list.rerender(<ul />)}>Yes</AlertDialog.Action>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </li>
  );
  const list = render(<ul>{row}</ul>);

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
});

test.each(roles)('a %s can have a container of its own', async (role) => {
  const container = document.body.appendChild(document.createElement('div'));
  render(layerOf(role, container));

  expect(container.contains(await open(role))).toBe(true);
});
