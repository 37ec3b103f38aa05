import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Container.css.ts';

/** Centres content on the page, clear of its edges: goes inside every full-width band. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classes(styles.root, className)} {...rest} />;
}
