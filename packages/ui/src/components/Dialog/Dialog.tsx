'use client';

import * as Radix from '@radix-ui/react-dialog';
import { Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { CloseIcon } from '../../private/icons.tsx';
import { NoticesPlace, Opener, useReturnFocus } from '../../private/modal.tsx';
import { useLabels } from '../../private/labels.tsx';
import * as styles from './Dialog.css.ts';

/** Props of `Dialog.Root`: `open`, `defaultOpen`, `onOpenChange` and `modal`. */
export interface DialogRootProps extends Radix.DialogProps {}

/** A modal dialog: it traps the focus and, on close, returns it to what opened the dialog. */
export function Root(props: DialogRootProps) {
  return (
    <Opener open={props.open}>
      <Radix.Root {...props} />
    </Opener>
  );
}

/** Props of `Dialog.Trigger`: those of a `button`, and `asChild`. */
export interface DialogTriggerProps extends ComponentPropsWithRef<typeof Radix.Trigger> {}

/** Opens the dialog: a `Button` with `asChild`. */
export function Trigger(props: DialogTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** Props of `Dialog.Content`: those of a `div`, and `asChild`, as for a `form`. */
export interface DialogContentProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** The dialog itself, with a close button in its corner; give it a `Title`. */
export function Content({ className, children, onCloseAutoFocus, ...rest }: DialogContentProps) {
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
        <NoticesPlace />
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Props of `Dialog.Title`: those of an `h2`. */
export interface DialogTitleProps extends ComponentPropsWithRef<typeof Radix.Title> {}

/** The heading of the dialog, and its accessible name. */
export function Title({ className, ...rest }: DialogTitleProps) {
  return <Radix.Title className={classes(styles.title, className)} {...rest} />;
}

/** Props of `Dialog.Description`: those of a `p`. */
export interface DialogDescriptionProps extends ComponentPropsWithRef<typeof Radix.Description> {}

/** The description of the dialog; without one, give the content `aria-describedby={undefined}`. */
export function Description({ className, ...rest }: DialogDescriptionProps) {
  return <Radix.Description className={classes(styles.description, className)} {...rest} />;
}

/** Props of `Dialog.Actions`: those of a `div`. */
export interface DialogActionsProps extends ComponentPropsWithRef<'div'> {}

/** The buttons at its foot. */
export function Actions({ className, ...rest }: DialogActionsProps) {
  return <div className={classes(styles.actions, className)} {...rest} />;
}

/** Props of `Dialog.Close`: those of a `button`, and `asChild`. */
export interface DialogCloseProps extends ComponentPropsWithRef<typeof Radix.Close> {}

/** Closes the dialog: a `Button` with `asChild`. */
export function Close(props: DialogCloseProps) {
  return <Radix.Close {...props} />;
}
