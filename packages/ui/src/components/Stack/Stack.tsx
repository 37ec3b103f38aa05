import { createElement, type ReactElement } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import type { Space } from '../../tokens/scale.ts';
import * as styles from './Stack.css.ts';

/** Props of `Stack`: those of an element, its gap and its alignment. */
export interface StackProps extends ElementProps {
  /**
   * The space between children.
   * @default 'md'
   */
  gap?: Space | undefined;
  /**
   * How children stand across the stack.
   * @default 'stretch'
   */
  align?: keyof typeof styles.align | undefined;
  /**
   * Which element to render; lists lose their bullets.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | undefined;
}

/** Sets children below each other with an even gap. */
export function Stack({
  gap = 'md',
  align = 'stretch',
  as = 'div',
  className,
  ...rest
}: StackProps): ReactElement {
  return createElement(as, {
    className: classes(styles.root[gap], styles.align[align], className),
    ...rest,
  });
}
