'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { LayerPortal, useLayer, type LayerProps } from '../../private/layer.tsx';
import * as styles from './DropdownMenu.css.ts';

/**
 * A short list of actions behind a button, such as the menu of an account. For navigation, use
 * links; for a value, `SelectField`. With `modal` the page behind is inert and does not scroll, for
 * which Radix adds a style sheet.
 */
export function Root({ modal = false, ...rest }: Radix.DropdownMenuProps) {
  return <Radix.Root modal={modal} {...rest} />;
}

/** Opens the menu: a `Button` or an `IconButton` with `asChild`. */
export const Trigger = Radix.Trigger;

/** The menu; arrows, Home, End and letters move the focus in it. `side` and `align` place it. */
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
        // Radix would set that of the provider; the element around it has the right one.
        {...({ dir: undefined } as object)}
        {...layer.dismiss}
        {...rest}
      />
    </LayerPortal>
  );
}

/** One action, `onSelect`; a link with `asChild`. */
export function Item({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Item>) {
  return <Radix.Item className={classes(styles.item, className)} {...rest} />;
}
