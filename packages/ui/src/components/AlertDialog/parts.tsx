'use client';

import * as Radix from '@radix-ui/react-alert-dialog';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { LayerPortal, useLayer, type LayerProps } from '../../private/layer.tsx';
import { NoticeContainer } from '../../private/notice-container.tsx';
import { Scrim } from '../../private/Scrim/Scrim.tsx';
import * as styles from './AlertDialog.css.ts';

/**
 * A message that must be acknowledged, or a question that must be answered: a click outside does
 * not close it. Its state is `open`, `defaultOpen` and `onOpenChange`.
 */
export const Root = Radix.Root;

/** Opens the dialog: a `Button` with `asChild`. */
export const Trigger = Radix.Trigger;

/** The dialog. Give it a `Title`, a `Description` and a `Cancel`, which is focused first. */
export function Content({
  className,
  container,
  children,
  onCloseAutoFocus,
  onEscapeKeyDown,
  ...rest
}: Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild'> & LayerProps) {
  const layer = useLayer({ onEscapeKeyDown, onCloseAutoFocus });
  return (
    <LayerPortal portal={Radix.Portal} layer={layer} container={container}>
      <Scrim />
      <Radix.Content
        aria-modal="true"
        className={classes(styles.content, className)}
        onCloseAutoFocus={layer.returnFocus}
        onEscapeKeyDown={layer.dismiss.onEscapeKeyDown}
        {...rest}
      >
        {children}
        <NoticeContainer />
      </Radix.Content>
    </LayerPortal>
  );
}

/** The heading of the dialog, and its accessible name. */
export function Title({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Title>) {
  return <Radix.Title className={classes(styles.title, className)} {...rest} />;
}

/** The message. */
export function Description({
  className,
  ...rest
}: ComponentPropsWithRef<typeof Radix.Description>) {
  return <Radix.Description className={classes(styles.description, className)} {...rest} />;
}

/** The buttons at its foot. */
export function Actions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classes(styles.actions, className)} data-actions="" {...rest} />;
}

/** Does what the dialog asks about, and closes it: a `Button` with `asChild`. */
export const Action = Radix.Action;

/** Closes the dialog and changes nothing: a `Button` with `asChild`. */
export const Cancel = Radix.Cancel;
