'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import {
  LayerPortal,
  Opener,
  OpenerTrigger,
  useLayer,
  type LayerProps,
} from '../../private/layer.tsx';
import * as styles from './Popover.css.ts';

/**
 * A few controls that belong to a button, such as filters. For actions, use `DropdownMenu`; for a task, `Dialog`. Its state is `open`,
 * `defaultOpen` and `onOpenChange`.
 */
export function Root(props: Radix.PopoverProps) {
  return (
    <Opener>
      <Radix.Root {...props} />
    </Opener>
  );
}

/** Opens and closes it: a `Button` or an `IconButton` with `asChild`. */
export function Trigger(props: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return (
    <OpenerTrigger>
      <Radix.Trigger {...props} />
    </OpenerTrigger>
  );
}

/** What it shows; Escape and a click outside close it. Give it an `aria-label`; `side` and `align` place it. */
export function Content({
  className,
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
  container,
  onPointerDownOutside,
  onEscapeKeyDown,
  ...rest
}: ComponentPropsWithRef<typeof Radix.Content> & LayerProps) {
  const layer = useLayer({ onPointerDownOutside, onEscapeKeyDown });
  return (
    <LayerPortal portal={Radix.Portal} layer={layer} container={container}>
      <Radix.Content
        className={classes(styles.content, className)}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...layer.dismiss}
        {...rest}
      />
    </LayerPortal>
  );
}
