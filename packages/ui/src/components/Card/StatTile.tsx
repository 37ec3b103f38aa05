import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './StatTile.css.ts';

/** Props of `StatTile`: those of a `div`, a number and what it counts. */
export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number or word that is set large, such as "50+". */
  value: string;
  /** What it says, such as "Features Built". */
  label: string;
  /**
   * How large the value is set; `poster` is for a word that carries a section.
   * @default 'regular'
   */
  size?: 'regular' | 'poster' | undefined;
}

/** One number, set large, and what it counts. */
export function StatTile({ value, label, size = 'regular', className, ...rest }: StatTileProps) {
  return (
    <div className={classes(styles.root, className)} {...rest}>
      <p className={styles.value[size]}>{value}</p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
