import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { hidden } from '../../private/plain.css.ts';

/** Text for screen readers only; with `role="status"` its changes are announced. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classes(hidden, className)} {...rest} />;
}
