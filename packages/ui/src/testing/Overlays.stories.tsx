import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import * as AlertDialog from '../alert-dialog.ts';
import { Button } from '../components/Button/Button.tsx';
import * as Dialog from '../dialog.ts';
import * as DropdownMenu from '../dropdown-menu.ts';
import * as Popover from '../popover.ts';
import { notify, Toaster } from '../toaster.ts';
import * as Tooltip from '../tooltip.ts';

/** What lies over the page. */
type Overlay = 'dialog' | 'alert' | 'menu' | 'popover' | 'tooltip' | 'toast';

interface Use {
  /** The name of a control. */
  name: string;
  /** What it does. */
  act: () => void;
}

const isModal = (kind: Overlay) => kind === 'dialog' || kind === 'alert';

const showNotice = (name: string, { name: label, act }: Use) =>
  notify.info(name, undefined, { id: name, duration: Infinity, action: { label, onClick: act } });

const withTooltip = (text: string, trigger: ReactNode) => (
  <Tooltip.Root delayDuration={0}>
    <Tooltip.Trigger asChild>{trigger}</Tooltip.Trigger>
    <Tooltip.Content>{text}</Tooltip.Content>
  </Tooltip.Root>
);

const menuOf = (trigger: ReactNode, items: ReactNode) => (
  <DropdownMenu.Root>
    {trigger}
    <DropdownMenu.Content>{items}</DropdownMenu.Content>
  </DropdownMenu.Root>
);

const popoverOf = (name: string, trigger: ReactNode, content: ReactNode) => (
  <Popover.Root>
    {trigger}
    <Popover.Content aria-label={name}>{content}</Popover.Content>
  </Popover.Root>
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
  const use: Use = { name: 'Use', act: () => setUses((count) => count + 1) };
  const openInner: Use = {
    name: 'Open inner',
    act: () => (inner === 'toast' ? showNotice('inner', use) : setInnerOpen(true)),
  };
  const next = inner === 'tooltip' ? use : openInner;

  /** The control that opens the inner layer, or has it. */
  const control = (wrap: (trigger: ReactNode) => ReactNode) => {
    if (inner === 'menu') {
      const trigger = (
        <DropdownMenu.Trigger asChild>
          <Button>Open inner</Button>
        </DropdownMenu.Trigger>
      );
      return menuOf(wrap(trigger), <DropdownMenu.Item onSelect={use.act}>Use</DropdownMenu.Item>);
    }
    if (inner === 'popover') {
      const trigger = (
        <Popover.Trigger asChild>
          <Button>Open inner</Button>
        </Popover.Trigger>
      );
      return popoverOf('inner', wrap(trigger), <Button onClick={use.act}>Use</Button>);
    }
    const button = <Button onClick={next.act}>{next.name}</Button>;
    return wrap(inner === 'tooltip' ? withTooltip('inner', button) : button);
  };

  const modal = isModal(inner) && (
    <Modal kind={inner} name="inner" open={innerOpen} onOpenChange={setInnerOpen}>
      <Button onClick={use.act}>{use.name}</Button>
    </Modal>
  );

  const item = <DropdownMenu.Item onSelect={next.act}>{next.name}</DropdownMenu.Item>;
  return (
    <>
      <output>{uses}</output>
      {isModal(outer) && (
        <>
          <Button onClick={() => setOuterOpen(true)}>Open outer</Button>
          <Modal kind={outer} name="outer" open={outerOpen} onOpenChange={setOuterOpen}>
            {control((trigger) => trigger)}
            {modal}
          </Modal>
        </>
      )}
      {outer === 'menu' &&
        menuOf(
          <DropdownMenu.Trigger asChild>
            <Button>Open outer</Button>
          </DropdownMenu.Trigger>,
          inner === 'tooltip' ? withTooltip('inner', item) : item,
        )}
      {outer === 'popover' &&
        popoverOf(
          'outer',
          <Popover.Trigger asChild>
            <Button>Open outer</Button>
          </Popover.Trigger>,
          <>
            {control((trigger) => trigger)}
            {modal}
          </>,
        )}
      {outer === 'tooltip' && control((trigger) => withTooltip('outer', trigger))}
      {outer === 'toast' && (
        <>
          <Button onClick={() => showNotice('outer', openInner)}>Open outer</Button>
          {!isModal(inner) && inner !== 'toast' && control((trigger) => trigger)}
        </>
      )}
      {!isModal(outer) && outer !== 'popover' && modal}
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
  render: (props) => <Nested {...props} />,
} satisfies Meta<NestedProps>;

export const Pair: StoryObj<NestedProps> = {};
