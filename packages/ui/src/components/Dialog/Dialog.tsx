'use client';

import * as Radix from '@radix-ui/react-dialog';
import { Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { CloseIcon } from '../../private/icons.tsx';
import { NoticeContainer, Opener, useReturnFocus } from '../../private/modal.tsx';
import { useLabels } from '../../private/labels.ts';
import * as styles from './Dialog.css.ts';

/**
 * A modal dialog for a short task that keeps the page in view. It traps the focus and, on close, returns it to what opened the dialog.
 * Its state is `open`, `defaultOpen` and `onOpenChange`.
 */
export function Root(props: Radix.DialogProps) {
  return (
    <Opener open={props.open}>
      <Radix.Root {...props} />
    </Opener>
  );
}

/** Opens the dialog: a `Button` with `asChild`. */
export const Trigger = Radix.Trigger;

/** The dialog itself, with a close button in its corner; a `form` with `asChild`. Give it a `Title`. */
export function Content({
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: ComponentPropsWithRef<typeof Radix.Content>) {
  const { close = 'Close' } = useLabels();
  return (
    <Radix.Portal>
      {/* Not Radix's, which locks the scroll bars by an inline style sheet that a strict policy blocks. */}
      <div className={styles.overlay} />
      <Radix.Content
        className={classes(styles.content, className)}
        onCloseAutoFocus={useReturnFocus(onCloseAutoFocus)}
        {...rest}
      >
        <Slottable>{children}</Slottable>
        <Radix.Close className={styles.close} aria-label={close}>
          <CloseIcon className={styles.cross} />
        </Radix.Close>
        <NoticeContainer />
      </Radix.Content>
    </Radix.Portal>
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

/** The buttons at its foot. */
export function Actions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classes(styles.actions, className)} {...rest} />;
}

/** Closes the dialog: a `Button` with `asChild`. */
export const Close = Radix.Close;
