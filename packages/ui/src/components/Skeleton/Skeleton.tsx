import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Skeleton.css.ts';

/** Props of `Skeleton`: those of a `span`, what it stands for and how often. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * What it keeps the place of.
   * @default 'text'
   */
  shape?: keyof typeof styles.piece | undefined;
  /**
   * How many, below each other.
   * @default 1
   */
  count?: number | undefined;
}

/** Keeps the place of what is on its way. Hidden from screen readers: say "Loading" beside it. */
export function Skeleton({ shape = 'text', count = 1, className, ...rest }: SkeletonProps) {
  return (
    <span className={classes(styles.root, className)} aria-hidden="true" {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.piece[shape]} />
      ))}
    </span>
  );
}
