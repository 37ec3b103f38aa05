import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './SegmentBar.css.ts';

/** Segments of a `SegmentBar` that mean the same. */
export interface SegmentGroup {
  /** How many they are. */
  readonly count: number;
  /** Their colour: the accent, that of the text, or that of what is over. */
  readonly tone: 'accent' | 'strong' | 'muted';
}

/** Props of `SegmentBar`: those of a `span`, and its segments. */
export interface SegmentBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many segments there are: one for each place that can be taken. */
  total: number;
  /** Those that are taken, from the start; the others are free. */
  groups: readonly SegmentGroup[];
}

/**
 * Places that are free or taken, such as those of a class. Hidden from screen readers: say the same
 * beside it. For one share of a whole, use `ProgressBar`.
 */
export function SegmentBar({ total, groups, className, ...rest }: SegmentBarProps) {
  const tones = groups.flatMap(({ count, tone }) => Array.from({ length: count }, () => tone));
  return (
    <span className={classes(styles.root, className)} aria-hidden="true" {...rest}>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={styles.segment} data-tone={tones[index]} />
      ))}
    </span>
  );
}
