'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Popover.css.ts';

/**
 * A few controls that belong to a button, such as filters. For actions, use `DropdownMenu`; for a task, `Dialog`. Its state is `open`,
 * `defaultOpen` and `onOpenChange`.
 */
export const Root = Radix.Root;

/** Opens and closes it: a `Button` or an `IconButton` with `asChild`. */
export const Trigger = Radix.Trigger;

/** What it shows; Escape and a click outside close it. Give it an `aria-label`; `side` and `align` place it. */
export function Content({
  className,
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
  ...rest
}: ComponentPropsWithRef<typeof Radix.Content>) {
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
