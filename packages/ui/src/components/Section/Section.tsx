import { createElement, type ReactElement } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import type { SectionTone } from './section-tones.ts';
import * as styles from './Section.css.ts';

/** Props of `Section`: those of an element, its ground and its spacing. */
export interface SectionProps extends ElementProps {
  /**
   * The ground; `ink` turns everything inside to the ink theme.
   * @default 'bone'
   */
  tone?: SectionTone | undefined;
  /**
   * The space above and below; between neighbours of one tone it is kept only once.
   * @default 'regular'
   */
  spacing?: 'none' | 'tight' | 'regular' | undefined;
  /** The id of the heading that names the section. */
  labelledBy?: string | undefined;
  /**
   * Which element to render.
   * @default 'section'
   */
  as?: 'section' | 'div' | 'header' | 'footer' | 'aside' | undefined;
}

/** A band across the whole page; put a `Container` inside. */
export function Section({
  tone = 'bone',
  spacing = 'regular',
  labelledBy,
  as = 'section',
  className,
  ...rest
}: SectionProps): ReactElement {
  return createElement(as, {
    className: classes(styles.root, className),
    'data-tone': tone,
    'data-spacing': spacing,
    'data-theme': tone === 'ink' ? 'ink' : undefined,
    'aria-labelledby': labelledBy,
    ...rest,
  });
}
