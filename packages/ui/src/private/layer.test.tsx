import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as AlertDialog from '../alert-dialog.ts';
import * as Dialog from '../dialog.ts';
import * as DropdownMenu from '../dropdown-menu.ts';
import { createBrandTheme } from '../theme.ts';

interface Container {
  container?: HTMLElement | undefined;
}

/** Each layer with its trigger. */
const layers: Record<string, (props: Container) => ReactNode> = {
  alertdialog: (props) => (
    <AlertDialog.Root>
      <AlertDialog.Trigger>Open</AlertDialog.Trigger>
      <AlertDialog.Content {...props}>
        <AlertDialog.Title>Erase it?</AlertDialog.Title>
        <AlertDialog.Description>It can’t be undone.</AlertDialog.Description>
      </AlertDialog.Content>
    </AlertDialog.Root>
  ),
  dialog: (props) => (
    <Dialog.Root>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined} {...props}>
        <Dialog.Title>Add a class</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  ),
  menu: (props) => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
      <DropdownMenu.Content {...props}>
        <DropdownMenu.Item>Edit</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
};

const open = async (role: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole(role);
};

const { light } = createBrandTheme({ accent: '#0B5FFF' });

test.each(Object.entries(layers))(
  'a %s has the theme, the direction and the brand of where its trigger stands',
  async (role, Layer) => {
    render(
      <div dir="rtl" style={{ ...light, color: 'red' }}>
        <section data-theme="ink">
          <Layer />
        </section>
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

test.each(Object.entries(layers))('a %s can have a container of its own', async (role, Layer) => {
  const container = document.body.appendChild(document.createElement('div'));
  render(<Layer container={container} />);

  expect(container.contains(await open(role))).toBe(true);
});
