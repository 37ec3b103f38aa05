import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { surface } from './card.css.ts';

/** Props of `Card`: those of a `div`. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * Whether its one child, such as a router's link, is rendered in place of the `div`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** A raised surface for any content. With `asChild` and a link the whole card is one link. */
export function Card({ asChild = false, className, ...rest }: CardProps) {
  const Element = asChild ? Slot : 'div';
  return <Element className={classes(surface, className)} {...rest} />;
}
