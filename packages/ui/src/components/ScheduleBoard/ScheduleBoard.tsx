/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { Numeral } from '../../private/Numeral.tsx';
import { Row } from '../../private/Row.tsx';
import { hidden } from '../../private/plain.css.ts';
import * as sample from '../../private/sample.css.ts';
import { Track } from '../../private/Track.tsx';
import { Label } from '../../private/labels.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
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

/** Props of `ScheduleBoard`: those of a `div` and its days. */
export interface ScheduleBoardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The days, earliest first. */
  days: readonly ScheduleDay[];
}

const clock = (time: string) => {
  const space = time.lastIndexOf(' ');
  return space < 0 ? { text: time } : { text: time.slice(0, space), unit: time.slice(space + 1) };
};

/** Slots by day, each with a bar of one tick per place. */
export function ScheduleBoard({ days, className, ...rest }: ScheduleBoardProps) {
  return (
    <div className={classes(sample.piece, styles.root, className)} {...rest}>
      {days.map(({ label, slots }, dayIndex) => (
        <div key={dayIndex} className={styles.day}>
          {days.length > 1 && <p className={styles.dayLabel}>{label}</p>}
          <ul className={classes(sample.rows, styles.slots)} aria-label={label}>
            {slots.map(({ time, title, coach, booked, capacity, waitlist }, index) => (
              <Row
                key={index}
                lead={<Numeral {...clock(time)} size="lead" />}
                primary={title}
                secondary={coach}
                status={
                  booked >= capacity && (
                    <StatusTag tone="accent">
                      <Label name="full">Full</Label>
                      {waitlist ? (
                        <>
                          {', '}
                          <Label name="waiting" count={waitlist}>
                            # waiting
                          </Label>
                        </>
                      ) : null}
                    </StatusTag>
                  )
                }
                value={
                  <>
                    <Numeral text={`${booked}`} unit={`/ ${capacity}`} />
                    <span className={hidden}>
                      {' '}
                      <Label name="booked">booked</Label>
                    </span>
                  </>
                }
                foot={<Track value={booked} max={capacity} aria-hidden="true" />}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
