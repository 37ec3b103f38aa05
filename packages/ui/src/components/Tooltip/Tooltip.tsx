'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Tooltip.css.ts';

/** Props of `Tooltip.Root`: `open`, `defaultOpen`, `onOpenChange` and `delayDuration`, in milliseconds. */
export interface TooltipRootProps extends Radix.TooltipProps {}

/** A text that shows while its trigger is hovered or focused. Touch screens never show it, so it must not be needed. */
export function Root({ delayDuration = 400, ...rest }: TooltipRootProps) {
  return (
    <Radix.Provider delayDuration={delayDuration}>
      <Radix.Root {...rest} />
    </Radix.Provider>
  );
}

/** Props of `Tooltip.Trigger`: those of a `button`, and `asChild`. */
export interface TooltipTriggerProps extends ComponentPropsWithRef<typeof Radix.Trigger> {}

/** What the tooltip explains: a `Button`, an `IconButton` or a link with `asChild`. */
export function Trigger(props: TooltipTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** Props of `Tooltip.Content`: those of a `div`, and its position: `side`, `align`. */
export interface TooltipContentProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** The text, which is also the accessible description of the trigger. */
export function Content({
  className,
  sideOffset = 6,
  collisionPadding = 8,
  ...rest
}: TooltipContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        className={classes(styles.content, className)}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...rest}
      />
    </Radix.Portal>
  );
}
