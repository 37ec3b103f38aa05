import { createElement, type ReactElement } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import type { Column, Space } from '../../tokens/scale.ts';
import * as styles from './Grid.css.ts';

/** Props of `Grid`: those of an element, its columns and its gap. */
export interface GridProps extends ElementProps {
  /**
   * The maximum number of columns; there are fewer where they would get narrower than `min`: of four, two or one.
   * @default 12
   */
  columns?: keyof typeof styles.columns | undefined;
  /**
   * The minimum width of a column: 12, 17 or 24 rem.
   * @default 'regular'
   */
  min?: Column | undefined;
  /**
   * The space between children, both ways.
   * @default 'lg'
   */
  gap?: Space | undefined;
  /**
   * Which element to render; lists lose their bullets.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | undefined;
}

/** Lays out children in even columns, as many as fit. */
export function Grid({
  columns = 12,
  min = 'regular',
  gap = 'lg',
  as = 'div',
  className,
  ...rest
}: GridProps): ReactElement {
  return createElement(as, {
    className: classes(
      styles.root,
      styles.columns[columns],
      styles.min[min],
      styles.gap[gap],
      className,
    ),
    ...rest,
  });
}
