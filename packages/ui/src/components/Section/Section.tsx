import { createElement, type ReactElement } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import type { SectionTone } from './section-tones.ts';
import * as styles from './Section.css.ts';

/** Props of `Section`: those of an element, its background and its spacing. */
export interface SectionProps extends ElementProps {
  /**
   * The background; `ink` gives everything inside the ink theme.
   * @default 'bone'
   */
  tone?: SectionTone | undefined;
  /**
   * The space above and below; between sections of one tone it is not doubled.
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

/** A full-width band of the page; put a `Container` inside. */
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
