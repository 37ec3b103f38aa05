import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Container.css.ts';

/** Props of `Container`: those of a `div`. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {}

/** Centres content on the page, clear of its edges: goes inside every full-width band. */
export function Container({ className, ...rest }: ContainerProps) {
  return <div className={classes(styles.root, className)} {...rest} />;
}
