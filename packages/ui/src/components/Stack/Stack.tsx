import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import type { Space } from '../../tokens/scale.ts';
import * as styles from './Stack.css.ts';

/** Props of `Stack`: those of a `div`, its direction, its gap and its alignment. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Whether children are below each other or side by side.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * The space between children.
   * @default 'md'
   */
  gap?: Space | undefined;
  /**
   * The alignment of children across the stack.
   * @default 'stretch'
   */
  align?: keyof typeof styles.aligns | undefined;
  /**
   * Whether children wrap where they don't fit.
   * @default false
   */
  wrap?: boolean | undefined;
}

/** Lays out children in a column or a row with an even gap. For equal columns, use `Grid`. */
export function Stack({
  direction = 'column',
  gap = 'md',
  align = 'stretch',
  wrap = false,
  className,
  ...rest
}: StackProps) {
  return (
    <div
      className={classes(
        styles.base,
        direction === 'row' && styles.row,
        styles.gaps[gap],
        styles.aligns[align],
        wrap && styles.wraps,
        className,
      )}
      {...rest}
    />
  );
}
