'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import {
  LayerPortal,
  Opener,
  OpenerTrigger,
  useLayer,
  type LayerProps,
} from '../../private/layer.tsx';
import * as styles from './Tooltip.css.ts';

/**
 * Explains a control in a few words while it is hovered, after `delayDuration` milliseconds, or focused. Touch screens never show it,
 * so it must not be needed.
 */
export function Root({ delayDuration = 400, ...rest }: Radix.TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayDuration}>
      <Opener>
        <Radix.Root {...rest} />
      </Opener>
    </Radix.Provider>
  );
}

/** What the tooltip explains: a `Button`, an `IconButton` or a link with `asChild`. */
export function Trigger(props: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return (
    <OpenerTrigger>
      <Radix.Trigger {...props} />
    </OpenerTrigger>
  );
}

/** The text, which is also the accessible description of the trigger; `side` and `align` place it. */
export function Content({
  className,
  sideOffset = 6,
  collisionPadding = 8,
  container,
  ...rest
}: ComponentPropsWithRef<typeof Radix.Content> & LayerProps) {
  const { host } = useLayer();
  return (
    <LayerPortal portal={Radix.Portal} layer={{ host }} container={container}>
      <Radix.Content
        className={classes(styles.content, className)}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...rest}
      />
    </LayerPortal>
  );
}
