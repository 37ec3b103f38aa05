/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import { DataList, ProgressTrack, StatusTag, VisuallyHidden } from '@cornerbell/ui';
import { classes } from './classes.ts';
import { piece } from './parts.css.ts';
import * as styles from './ScheduleBoard.css.ts';

/** One class, session or shift on a `ScheduleBoard`. */
export interface ScheduleSlot {
  /** When it starts, such as "6:00 PM"; the part after the last space is smaller. */
  time: string;
  /** The title of the class. */
  title: string;
  /** The coach. */
  coach?: string | undefined;
  /** The number of places taken. */
  booked: number;
  /** The number of places. */
  capacity: number;
  /** The number of people on the waitlist. */
  waitlist?: number | undefined;
}

/** One day of a `ScheduleBoard`. */
export interface ScheduleDay {
  /** The accessible name of the day's list; visible where there is more than one day. */
  label: string;
  /** The day’s slots, earliest first. */
  slots: readonly ScheduleSlot[];
}

interface ScheduleBoardProps {
  /** The days, earliest first. */
  days: readonly ScheduleDay[];
}

const clock = (time: string) => {
  const space = time.lastIndexOf(' ');
  return space < 0 ? { text: time } : { text: time.slice(0, space), unit: time.slice(space + 1) };
};

/** Slots by day, each with a bar of one tick per place. */
export const ScheduleBoard = ({ days }: ScheduleBoardProps) => (
  <div className={classes(piece, styles.root)}>
    {days.map(({ label, slots }, dayIndex) => (
      <div key={dayIndex} className={styles.day}>
        {days.length > 1 && <p className={styles.dayLabel}>{label}</p>}
        <DataList
          label={label}
          className={styles.slots}
          rows={slots.map(({ time, title, coach, booked, capacity, waitlist }) => ({
            lead: { kind: 'count', ...clock(time) },
            primary: title,
            secondary: coach,
            status: booked >= capacity && (
              <StatusTag tone="accent">{waitlist ? `Full, ${waitlist} waiting` : 'Full'}</StatusTag>
            ),
            value: booked,
            unit: (
              <>
                {`/ ${capacity}`}
                <VisuallyHidden> booked</VisuallyHidden>
              </>
            ),
            foot: <ProgressTrack value={booked} max={capacity} aria-hidden="true" />,
          }))}
        />
      </div>
    ))}
  </div>
);
