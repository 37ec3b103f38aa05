import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import * as AlertDialog from '../alert-dialog.ts';
import { Button } from '../components/Button/Button.tsx';
import * as Dialog from '../dialog.ts';
import * as DropdownMenu from '../dropdown-menu.ts';
import { notify, Toaster } from '../toaster.ts';

/** The kinds of layers over the page. */
type Overlay = 'dialog' | 'alert' | 'menu' | 'toast';

const isModal = (kind: Overlay) => kind === 'dialog' || kind === 'alert';

const showNotice = (name: string, label: string, onClick: () => void) =>
  notify.info(name, undefined, { id: name, duration: Infinity, action: { label, onClick } });

const menuOf = (name: string, item: string, act: () => void) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger asChild>
      <Button>{name}</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Item onSelect={act}>{item}</DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

interface ModalProps {
  kind: Overlay;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

const Modal = ({ kind, name, children, ...state }: ModalProps) =>
  kind === 'alert' ? (
    <AlertDialog.Root {...state}>
      <AlertDialog.Content>
        <AlertDialog.Title>{name}</AlertDialog.Title>
        <AlertDialog.Description>A question.</AlertDialog.Description>
        {children}
        <AlertDialog.Cancel>OK</AlertDialog.Cancel>
      </AlertDialog.Content>
    </AlertDialog.Root>
  ) : (
    <Dialog.Root {...state}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>{name}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );

interface NestedProps {
  /** The layer that is opened first. */
  outer: Overlay;
  /** The layer that is opened from it, or while it is open. */
  inner: Overlay;
}

function Nested({ outer, inner }: NestedProps) {
  const [uses, setUses] = useState(0);
  const [outerOpen, setOuterOpen] = useState(false);
  const [innerOpen, setInnerOpen] = useState(false);
  const use = () => setUses((count) => count + 1);
  const openInner = () =>
    inner === 'toast' ? showNotice('inner', 'Use', use) : setInnerOpen(true);
  /** The control that opens the inner layer. */
  const control =
    inner === 'menu' ? (
      menuOf('Open inner', 'Use', use)
    ) : (
      <Button onClick={openInner}>Open inner</Button>
    );

  const modal = isModal(inner) && (
    <Modal kind={inner} name="inner" open={innerOpen} onOpenChange={setInnerOpen}>
      <Button onClick={use}>Use</Button>
    </Modal>
  );

  return (
    <>
      <output>{uses}</output>
      {isModal(outer) && (
        <>
          <Button onClick={() => setOuterOpen(true)}>Open outer</Button>
          <Modal kind={outer} name="outer" open={outerOpen} onOpenChange={setOuterOpen}>
            {control}
            {modal}
          </Modal>
        </>
      )}
      {outer === 'menu' && menuOf('Open outer', 'Open inner', openInner)}
      {outer === 'toast' && (
        <>
          <Button onClick={() => showNotice('outer', 'Open inner', openInner)}>Open outer</Button>
          {inner === 'menu' && control}
        </>
      )}
      {!isModal(outer) && modal}
      <Toaster />
    </>
  );
}

const args: NestedProps = { outer: 'dialog', inner: 'alert' };

// For the tests of one layer over another.
export default {
  title: 'Tests/Overlays',
  tags: ['!autodocs', '!dev'],
  args,
  // Notices outlive the component that shows them.
  beforeEach: () => () => notify.dismiss(),
  render: (props) => <Nested {...props} />,
} satisfies Meta<NestedProps>;

export const Pair: StoryObj<NestedProps> = {};
