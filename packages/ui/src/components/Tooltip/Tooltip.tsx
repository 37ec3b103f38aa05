'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Tooltip.css.ts';

/**
 * Explains a control in a few words while it is hovered, after `delayDuration` milliseconds, or focused. Touch screens never show it,
 * so it must not be needed.
 */
export function Root({ delayDuration = 400, ...rest }: Radix.TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayDuration}>
      <Radix.Root {...rest} />
    </Radix.Provider>
  );
}

/** What the tooltip explains: a `Button`, an `IconButton` or a link with `asChild`. */
export const Trigger = Radix.Trigger;

/** The text, which is also the accessible description of the trigger; `side` and `align` place it. */
export function Content({
  className,
  sideOffset = 6,
  collisionPadding = 8,
  ...rest
}: ComponentPropsWithRef<typeof Radix.Content>) {
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
