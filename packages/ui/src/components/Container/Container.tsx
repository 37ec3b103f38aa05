import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import type { Width } from '../../tokens/scale.ts';
import * as styles from './Container.css.ts';

/** Props of `Container`: those of a `div` and a width. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /**
   * The maximum width of the content: the 12-column page, a narrow column, or the longest readable line.
   * @default 'page'
   */
  width?: Width | undefined;
}

/** Centres content on the page, clear of its edges. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div className={classes(styles.root[width], className)} {...rest} />;
}
