import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import type { CustomProperties } from '../../private/custom-properties.ts';
import * as styles from './ProgressTrack.css.ts';

/** The longest track with one segment per unit; beyond, segments would be too thin to count. */
const maxSegments = 40;

/** Props of `ProgressTrack`: those of a `progress`. Name it, or hide it from assistive technology where a text says the same. */
export interface ProgressTrackProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  /** The value, from 0 to `max`. */
  value: number;
  /** The maximum; up to 40 the track has one segment per unit. */
  max: number;
}

/** The bar of a `ProgressBar` alone, with one segment per unit where these can be counted. */
export function ProgressTrack({ value, max, className, ...rest }: ProgressTrackProps) {
  const segmented = Number.isInteger(max) && max <= maxSegments;
  const segments: CustomProperties = { '--parts': max };
  return (
    <progress
      className={classes(styles.track, className)}
      value={value}
      max={max}
      data-split={segmented || undefined}
      data-state={value >= max ? 'full' : undefined}
      style={segmented ? segments : undefined}
      {...rest}
    />
  );
}
