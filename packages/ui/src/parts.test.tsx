import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { expect, test, vi } from 'vitest';
import * as Accordion from './accordion.ts';
import * as AlertDialog from './alert-dialog.ts';
import * as AppShell from './app-shell.ts';
import * as Dialog from './dialog.ts';
import * as DropdownMenu from './dropdown-menu.ts';
import { Card, IconButton } from './index.ts';
import * as Tabs from './tabs.ts';

interface Own {
  className: string;
  ref: Ref<never>;
}

type Part = (own: Own) => ReactNode;

const inTabs = (part: ReactNode) => <Tabs.Root value="a">{part}</Tabs.Root>;
const inTabList = (part: ReactNode) => inTabs(<Tabs.List>{part}</Tabs.List>);
const inItem = (part: ReactNode) => <Accordion.Item value="a">{part}</Accordion.Item>;
const inDialog = (part: ReactNode) => (
  <Dialog.Root open>
    <Dialog.Content aria-describedby={undefined}>
      <Dialog.Title>Title</Dialog.Title>
      {part}
    </Dialog.Content>
  </Dialog.Root>
);
const inAlert = (part: ReactNode) => (
  <AlertDialog.Root open>
    <AlertDialog.Content>
      <AlertDialog.Title>Title</AlertDialog.Title>
      <AlertDialog.Description>Text</AlertDialog.Description>
      {part}
    </AlertDialog.Content>
  </AlertDialog.Root>
);
const menu = (content: ReactNode) => (
  <DropdownMenu.Root open>
    <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
    {content}
  </DropdownMenu.Root>
);
const inMenu = (part: ReactNode) => menu(<DropdownMenu.Content>{part}</DropdownMenu.Content>);

/** Each part in the parts that it needs around it. The stories test single-element components. */
const parts: Record<string, Part> = {
  'Accordion.Root': (own) => <Accordion.Root {...own} />,
  'Accordion.Item': (own) => <Accordion.Item value="a" {...own} />,
  'Accordion.Trigger': (own) => inItem(<Accordion.Trigger {...own} />),
  'Accordion.Content': (own) => inItem(<Accordion.Content {...own} />),
  'AlertDialog.Actions': (own) => inAlert(<AlertDialog.Actions {...own} />),
  'AppShell.Bar': (own) => <AppShell.Bar {...own} />,
  'AppShell.Nav': (own) => <AppShell.Nav {...own} />,
  'AppShell.Item': (own) => <AppShell.Item href="/a" {...own} />,
  'AppShell.Main': (own) => <AppShell.Main {...own} />,
  'AppShell.Foot': (own) => <AppShell.Foot {...own} />,
  'Dialog.Body': (own) => inDialog(<Dialog.Body {...own} />),
  'Dialog.Actions': (own) => inDialog(<Dialog.Actions {...own} />),
  'Dialog.Description': (own) => inDialog(<Dialog.Description {...own} />),
  'DropdownMenu.Content': (own) => menu(<DropdownMenu.Content {...own} />),
  'DropdownMenu.Item': (own) => inMenu(<DropdownMenu.Item {...own} />),
  'Tabs.List': (own) => inTabs(<Tabs.List {...own} />),
  'Tabs.Trigger': (own) => inTabList(<Tabs.Trigger value="a" {...own} />),
  'Tabs.Content': (own) => inTabs(<Tabs.Content value="a" {...own} />),
};

test.each(Object.entries(parts))('%s passes its class and its ref to one element', (_, part) => {
  const ref = vi.fn<(element: Element | null) => void>();
  const { baseElement } = render(part({ className: 'own', ref }));

  const own = [...baseElement.querySelectorAll('.own')];
  expect(own).toHaveLength(1);
  expect(ref.mock.calls[0]).toEqual(own);
});

const asChild: Record<string, (child: ReactElement<{ className?: string }>) => ReactNode> = {
  'AppShell.Nav': (child) => <AppShell.Nav asChild>{child}</AppShell.Nav>,
  'AppShell.Item': (child) => (
    <AppShell.Item asChild count={2}>
      {child}
    </AppShell.Item>
  ),
  'AppShell.Main': (child) => <AppShell.Main asChild>{child}</AppShell.Main>,
  Card: (child) => <Card asChild>{child}</Card>,
  'Dialog.Trigger': (child) => (
    <Dialog.Root>
      <Dialog.Trigger asChild>{child}</Dialog.Trigger>
    </Dialog.Root>
  ),
  'Dialog.Close': (child) => inDialog(<Dialog.Close asChild>{child}</Dialog.Close>),
  'DropdownMenu.Item': (child) => inMenu(<DropdownMenu.Item asChild>{child}</DropdownMenu.Item>),
  IconButton: (child) => (
    <IconButton asChild label="Ring">
      {child}
    </IconButton>
  ),
  'Tabs.Trigger': (child) =>
    inTabList(
      <Tabs.Trigger asChild value="a">
        {child}
      </Tabs.Trigger>,
    ),
};

test.each(Object.entries(asChild))('%s renders a child in its place', (_, wrap) => {
  const ref = vi.fn<(element: Element | null) => void>();
  const link = (
    <a ref={ref} href="#a" className="mine" data-testid="mine">
      Mine
    </a>
  );
  render(wrap(link));

  const child = screen.getByTestId('mine');
  expect(child.localName).toBe('a');
  expect(child.classList).toContain('mine');
  expect(ref.mock.calls[0]).toEqual([child]);
  expect(child.parentElement?.closest('a, button')).toBeNull();
});
