'use client';

import * as Radix from '@radix-ui/react-dialog';
import { createContext, useContext, type ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { CloseIcon } from '../../private/icons.tsx';
import { LayerPortal, useLayer, type LayerProps } from '../../private/layer.tsx';
import { useLabels } from '../../private/labels.ts';
import { NoticeContainer } from '../../private/notice-container.tsx';
import { Scrim } from '../../private/Scrim/Scrim.tsx';
import * as styles from './Dialog.css.ts';

const ModalContext = createContext(true);

/**
 * A dialog for a short task that keeps the page in view. It traps the focus and, on close, returns
 * it to what opened the dialog. With `modal={false}` the page can be used beside it; a press on the
 * page closes it, unless `onInteractOutside` of its content prevents that. Its state is `open`,
 * `defaultOpen` and `onOpenChange`.
 */
export function Root(props: Radix.DialogProps) {
  return (
    <ModalContext value={props.modal ?? true}>
      <Radix.Root {...props} />
    </ModalContext>
  );
}

/** Opens the dialog: a `Button` with `asChild`. */
export const Trigger = Radix.Trigger;

/** The dialog, with a close button. Give it a `Title`; a `form` may hold all of its parts. */
export function Content({
  className,
  container,
  children,
  onCloseAutoFocus,
  onPointerDownOutside,
  onEscapeKeyDown,
  ...rest
}: Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild'> & LayerProps) {
  const { close = 'Close' } = useLabels();
  const layer = useLayer({ onPointerDownOutside, onEscapeKeyDown, onCloseAutoFocus });
  const modal = useContext(ModalContext);
  return (
    <LayerPortal portal={Radix.Portal} layer={layer} container={container}>
      {modal && <Scrim />}
      <Radix.Content
        className={classes(styles.content, className)}
        onCloseAutoFocus={layer.returnFocus}
        {...layer.dismiss}
        {...rest}
      >
        {children}
        <Radix.Close className={styles.close} aria-label={close}>
          <CloseIcon className={styles.cross} />
        </Radix.Close>
        {modal && <NoticeContainer />}
      </Radix.Content>
    </LayerPortal>
  );
}

/** The heading of the dialog, and its accessible name. */
export function Title({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Title>) {
  return <Radix.Title className={classes(styles.title, className)} {...rest} />;
}

/** The description of the dialog; without one, give the content `aria-describedby={undefined}`. */
export function Description({
  className,
  ...rest
}: ComponentPropsWithRef<typeof Radix.Description>) {
  return <Radix.Description className={classes(styles.description, className)} {...rest} />;
}

/**
 * Content that may be taller than the screen: it scrolls between the title and the actions, which
 * stay in view. If nothing in it can be focused, give it a `tabIndex` of 0, for the arrow keys.
 */
export function Body({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classes(styles.body, className)} {...rest} />;
}

/** The buttons at its foot. */
export function Actions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classes(styles.actions, className)} data-actions="" {...rest} />;
}

/** Closes the dialog: a `Button` with `asChild`. */
export const Close = Radix.Close;
