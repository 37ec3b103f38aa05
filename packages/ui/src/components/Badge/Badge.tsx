import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import type { Hue } from '../../tokens/palette.ts';
import { base, hues, outlined } from './Badge.css.ts';

/** Props of `Badge`: those of a `span` and a hue. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The colour of the category; without one the badge is outlined. */
  hue?: Hue | undefined;
}

/** The category of something, in a word or two. For a state such as "Active", use `StatusTag`. */
export function Badge({ hue, className, ...rest }: BadgeProps) {
  return <span className={classes(base, hue ? hues[hue] : outlined, className)} {...rest} />;
}
