import { createElement, type ReactElement } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import type { Breakpoint, Space } from '../../tokens/scale.ts';
import * as styles from './Stack.css.ts';

/** The direction of a `Stack`. */
export type StackDirection = 'column' | 'row';

/** A direction by breakpoint; `base` holds below all of them. */
export type StackDirections = Partial<Record<'base' | Breakpoint, StackDirection | undefined>>;

/** Props of `Stack`: those of an element, its direction, its gap and its alignment. */
export interface StackProps extends ElementProps {
  /**
   * The direction, at every width or by breakpoint: `{ tablet: 'row' }` is a column on phones and a row from 768 px.
   * @default 'column'
   */
  direction?: StackDirection | StackDirections | undefined;
  /**
   * The space between children.
   * @default 'md'
   */
  gap?: Space | undefined;
  /**
   * The alignment of children across the stack.
   * @default 'stretch'
   */
  align?: keyof typeof styles.align | undefined;
  /** The alignment of children along the stack; at its start when left out. */
  justify?: 'center' | 'end' | 'between' | undefined;
  /**
   * Whether children wrap where they don't fit.
   * @default false
   */
  wrap?: boolean | undefined;
  /**
   * Which element to render; lists lose their bullets.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | undefined;
}

/** Lays out children in a column or a row with an even gap. */
export function Stack({
  direction,
  gap = 'md',
  align = 'stretch',
  justify,
  wrap,
  as = 'div',
  className,
  ...rest
}: StackProps): ReactElement {
  const { base, tablet, desktop, wide }: StackDirections =
    typeof direction === 'object' ? direction : { base: direction };
  return createElement(as, {
    className: classes(styles.root[gap], styles.align[align], className),
    'data-direction': base,
    'data-tablet': tablet,
    'data-desktop': desktop,
    'data-wide': wide,
    'data-justify': justify,
    'data-wrap': wrap || undefined,
    ...rest,
  });
}
