import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './StatTile.css.ts';

/** Props of `StatTile`: those of a `div`, a number and what it counts. */
export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number or word in large type, such as "50+". */
  value: ReactNode;
  /** The label of the value, such as "Features Built". */
  label: ReactNode;
  /**
   * The type size of the value; `lg` is for a word that carries a section.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
}

/** One number in large type with its label; put several in a `Grid`. */
export function StatTile({ value, label, size = 'md', className, ...rest }: StatTileProps) {
  return (
    <div className={classes(styles.root, className)} {...rest}>
      <p className={styles.values[size]}>{value}</p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
