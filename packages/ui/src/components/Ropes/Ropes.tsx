import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Ropes.css.ts';

/** Props of `Ropes`: those of a `div`. */
export interface RopesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {}

/** Three thin parallel lines between two parts of a page; they only decorate. */
export function Ropes({ className, ...rest }: RopesProps) {
  return <div className={classes(styles.root, className)} aria-hidden="true" {...rest} />;
}
