import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import type { Column } from '../../tokens/scale.ts';
import * as styles from './Grid.css.ts';

/** Props of `Grid`: those of a `div`, and its columns. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * The maximum number of columns; fewer where they would be narrower than `min`: of 4, 2 or 1.
   * @default 12
   */
  columns?: keyof typeof styles.counts | undefined;
  /**
   * The minimum width of a column: 12 or 17 rem.
   * @default 'regular'
   */
  min?: Column | undefined;
}

/** Lays out cards or tiles in even columns, as many as fit. */
export function Grid({ columns = 12, min = 'regular', className, ...rest }: GridProps) {
  return (
    <div
      className={classes(styles.base, styles.counts[columns], styles.mins[min], className)}
      {...rest}
    />
  );
}
