import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { hidden } from '../../private/plain.css.ts';

/** Props of `VisuallyHidden`: those of a `span`. */
export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {}

/** Text for screen readers only; with `role="status"` its changes are announced. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={classes(hidden, className)} {...rest} />;
}
