import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Skeleton.css.ts';

/** Props of `Skeleton`: those of a `span`, its shape and its count. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The shape of the placeholder.
   * @default 'text'
   */
  shape?: keyof typeof styles.shapes | undefined;
  /**
   * How many, one below the other.
   * @default 1
   */
  count?: number | undefined;
}

/** A placeholder for loading content. Hidden from screen readers: say "Loading" beside it. */
export function Skeleton({ shape = 'text', count = 1, className, ...rest }: SkeletonProps) {
  return (
    <span className={classes(styles.root, className)} aria-hidden="true" {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.shapes[shape]} />
      ))}
    </span>
  );
}
