import type { ComponentPropsWithRef } from 'react';
import type { CustomProperties } from './custom-properties.ts';
import * as styles from './Track.css.ts';

/** The longest track with one segment per unit; beyond, segments would be too thin to count. */
const maxSegments = 40;

interface TrackProps extends ComponentPropsWithRef<'progress'> {
  value: number;
  max: number;
}

/** A bar filled to `value` of `max`, with one segment per unit where these can be counted. */
export function Track({ value, max, ...rest }: TrackProps) {
  const segmented = Number.isInteger(max) && max <= maxSegments;
  const segments: CustomProperties = { '--parts': max };
  return (
    <progress
      className={styles.track}
      value={value}
      max={max}
      data-split={segmented || undefined}
      data-state={value >= max ? 'full' : undefined}
      style={segmented ? segments : undefined}
      {...rest}
    />
  );
}
