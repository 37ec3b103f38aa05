'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Popover.css.ts';

/** Props of `Popover.Root`: `open`, `defaultOpen` and `onOpenChange`. */
export interface PopoverRootProps extends Omit<Radix.PopoverProps, 'modal'> {}

/** Content beside its trigger, such as a filter or a short form. */
export function Root(props: PopoverRootProps) {
  return <Radix.Root {...props} />;
}

/** Props of `Popover.Trigger`: those of a `button`, and `asChild`. */
export interface PopoverTriggerProps extends ComponentPropsWithRef<typeof Radix.Trigger> {}

/** Opens and closes it: a `Button` or an `IconButton` with `asChild`. */
export function Trigger(props: PopoverTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** Props of `Popover.Content`: those of a `div`, and its position: `side`, `align`. Give it an `aria-label`. */
export interface PopoverContentProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** What it shows; Escape and a click outside close it. */
export function Content({
  className,
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
  ...rest
}: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        className={classes(styles.content, className)}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...rest}
      />
    </Radix.Portal>
  );
}

/** Props of `Popover.Close`: those of a `button`, and `asChild`. */
export interface PopoverCloseProps extends ComponentPropsWithRef<typeof Radix.Close> {}

/** Closes it: a `Button` with `asChild`. */
export function Close(props: PopoverCloseProps) {
  return <Radix.Close {...props} />;
}
