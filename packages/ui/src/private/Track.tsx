import type { ComponentPropsWithRef } from 'react';
import type { CustomProperties } from './custom-properties.ts';
import * as styles from './Track.css.ts';

/** Up to here a track is cut into one piece a unit; beyond, the pieces would be too thin to count. */
const mostPieces = 40;

interface TrackProps extends ComponentPropsWithRef<'progress'> {
  value: number;
  max: number;
}

/** A bar filled to `value` of `max`, one piece a unit where these can be counted. */
export function Track({ value, max, ...rest }: TrackProps) {
  const cut = Number.isInteger(max) && max <= mostPieces;
  const pieces: CustomProperties = { '--pieces': max };
  return (
    <progress
      className={styles.track}
      value={value}
      max={max}
      data-cut={cut || undefined}
      data-state={value >= max ? 'full' : undefined}
      style={cut ? pieces : undefined}
      {...rest}
    />
  );
}
