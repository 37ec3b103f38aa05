import { createElement, type ReactElement } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import * as styles from './Text.css.ts';

/** Props of `Text`: those of an element, its size and its tone. */
export interface TextProps extends ElementProps {
  /**
   * Its type size: 14, 16 or 18 to 21 px.
   * @default 'md'
   */
  size?: keyof typeof styles.root | undefined;
  /** `muted` for secondary text. */
  tone?: 'muted' | undefined;
  /**
   * Which element to render; a `p` is never wider than a readable line.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | undefined;
}

/** Running text, without a margin. */
export function Text({ size = 'md', tone, as = 'p', className, ...rest }: TextProps): ReactElement {
  return createElement(as, {
    className: classes(styles.root[size], as === 'p' && styles.paragraph, className),
    'data-tone': tone,
    ...rest,
  });
}
