'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Tooltip.css.ts';

/** Props of `Tooltip.Root`: `open`, `defaultOpen`, `onOpenChange` and `delayDuration`, in milliseconds. */
export interface TooltipRootProps extends Radix.TooltipProps {}

/** Words that show while their trigger is pointed at or has the focus. Touch never sees them: say nothing vital. */
export function Root({ delayDuration = 400, ...rest }: TooltipRootProps) {
  return (
    <Radix.Provider delayDuration={delayDuration}>
      <Radix.Root {...rest} />
    </Radix.Provider>
  );
}

/** Props of `Tooltip.Trigger`: those of a `button`, and `asChild`. */
export interface TooltipTriggerProps extends ComponentPropsWithRef<typeof Radix.Trigger> {}

/** What the words are about: a `Button`, an `IconButton` or a link with `asChild`. */
export function Trigger(props: TooltipTriggerProps) {
  return <Radix.Trigger {...props} />;
}

/** Props of `Tooltip.Content`: those of a `div`, and where it stands: `side`, `align`. */
export interface TooltipContentProps extends ComponentPropsWithRef<typeof Radix.Content> {}

/** The words; they describe the trigger to assistive technology, too. */
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
