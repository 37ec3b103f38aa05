import { createElement, type ReactElement } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import * as styles from './Section.css.ts';

/** The background of a section. */
export type SectionTone = (typeof styles.sectionTones)[number];

/** Props of `Section`: those of an element, and its background. */
export interface SectionProps extends ElementProps {
  /**
   * The background; `ink` gives everything inside the ink theme.
   * @default 'bone'
   */
  tone?: SectionTone | undefined;
  /** The id of the heading that names the section. */
  labelledBy?: string | undefined;
  /**
   * Which element to render.
   * @default 'section'
   */
  as?: 'section' | 'div' | undefined;
}

/** A full-width background for a `Container`; the space between two of one tone isn't doubled. */
export function Section({
  tone = 'bone',
  labelledBy,
  as = 'section',
  className,
  ...rest
}: SectionProps): ReactElement {
  return createElement(as, {
    className: classes(styles.root, className),
    'data-tone': tone,
    'data-theme': tone === 'ink' ? 'ink' : undefined,
    'aria-labelledby': labelledBy,
    ...rest,
  });
}
