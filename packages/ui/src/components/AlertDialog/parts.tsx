'use client';

import * as Radix from '@radix-ui/react-alert-dialog';
import { Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { NoticesPlace, Opener, useReturnFocus } from '../../private/modal.tsx';
import { overlay } from '../Dialog/Dialog.css.ts';
import * as styles from './AlertDialog.css.ts';

/** Props of `AlertDialog.Root`: `open`, `defaultOpen` and `onOpenChange`. */
export interface AlertDialogRootProps extends Radix.AlertDialogProps {}

/** A message that must be acknowledged, or a question that must be answered; a click beside it does not close it. */
export function Root(props: AlertDialogRootProps) {
  return (
    <Opener open={props.open}>
      <Radix.Root {...props} />
    </Opener>
  );
}

/** Props of `AlertDialog.Trigger`: those of a `button`, and `asChild`. */
export interface AlertDialogTriggerProps extends ComponentPropsWithRef<typeof Radix.Trigger> {}

/** Opens the dialog: a `Button` with `asChild`. */
export function Trigger(props: AlertDialogTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** Props of `AlertDialog.Content`: those of a `div`, and `asChild`. */
export interface AlertDialogContentProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** The dialog itself. Give it a `Title`, a `Description`, and a `Cancel`, which has the focus first. */
export function Content({
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: AlertDialogContentProps) {
  return (
    <Radix.Portal>
      {/* Not Radix's, which locks the scroll bars by an inline style sheet that a strict policy blocks. */}
      <div className={overlay} />
      <Radix.Content
        aria-modal="true"
        className={classes(styles.content, className)}
        onCloseAutoFocus={useReturnFocus(onCloseAutoFocus)}
        {...rest}
      >
        <Slottable>{children}</Slottable>
        <NoticesPlace />
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Props of `AlertDialog.Title`: those of an `h2`. */
export interface AlertDialogTitleProps extends ComponentPropsWithRef<typeof Radix.Title> {}

/** The heading of the dialog, and its accessible name. */
export function Title({ className, ...rest }: AlertDialogTitleProps) {
  return <Radix.Title className={classes(styles.title, className)} {...rest} />;
}

/** Props of `AlertDialog.Description`: those of a `p`. */
export interface AlertDialogDescriptionProps extends ComponentPropsWithRef<
  typeof Radix.Description
> {}

/** The message. */
export function Description({ className, ...rest }: AlertDialogDescriptionProps) {
  return <Radix.Description className={classes(styles.description, className)} {...rest} />;
}

/** Props of `AlertDialog.Actions`: those of a `div`. */
export interface AlertDialogActionsProps extends ComponentPropsWithRef<'div'> {}

/** The buttons at its foot. */
export function Actions({ className, ...rest }: AlertDialogActionsProps) {
  return <div className={classes(styles.actions, className)} {...rest} />;
}

/** Props of `AlertDialog.Action`: those of a `button`, and `asChild`. */
export interface AlertDialogActionProps extends ComponentPropsWithRef<typeof Radix.Action> {}

/** Does what the dialog asks about, and closes it: a `Button` with `asChild`. */
export function Action(props: AlertDialogActionProps) {
  return <Radix.Action {...props} />;
}

/** Props of `AlertDialog.Cancel`: those of a `button`, and `asChild`. */
export interface AlertDialogCancelProps extends ComponentPropsWithRef<typeof Radix.Cancel> {}

/** Closes the dialog and changes nothing: a `Button` with `asChild`. */
export function Cancel(props: AlertDialogCancelProps) {
  return <Radix.Cancel {...props} />;
}
