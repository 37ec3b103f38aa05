import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './StatTile.css.ts';

/** Props of `StatTile`: those of a `div`, a number and what it counts. */
export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number or word that is set large, such as "50+". */
  value: ReactNode;
  /** What it says, such as "Features Built". */
  label: ReactNode;
  /**
   * How large the value is set; `lg` is for a word that carries a section.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
}

/** One number, set large, and what it counts. */
export function StatTile({ value, label, size = 'md', className, ...rest }: StatTileProps) {
  return (
    <div className={classes(styles.root, className)} {...rest}>
      <p className={styles.value[size]}>{value}</p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
