import { DataList, ProgressTrack, StatusTag, VisuallyHidden } from '@cornerbell/ui';
import { clockOf } from './format.ts';
import type { ScheduleDay } from './schedule.ts';
import * as styles from './ScheduleBoard.css.ts';

/** Classes by day, each with a bar of one tick per place; days have visible labels where there is more than one. */
export const ScheduleBoard = ({ days }: { days: readonly ScheduleDay[] }) => (
  <div className={styles.root}>
    {days.map(({ day, slots }) => (
      <div key={day} className={styles.day}>
        {days.length > 1 && <p className={styles.dayLabel}>{day}</p>}
        <DataList
          label={day}
          className={styles.slots}
          rows={slots.map(({ time, name, coach, level, booked, cap, waiting }) => ({
            lead: clockOf(time),
            primary: name,
            secondary: `${level}, ${coach}`,
            status: booked >= cap && (
              <StatusTag tone="accent">{waiting ? `Full, ${waiting} waiting` : 'Full'}</StatusTag>
            ),
            value: booked,
            unit: (
              <>
                {`/ ${cap}`}
                <VisuallyHidden> booked</VisuallyHidden>
              </>
            ),
            foot: <ProgressTrack value={booked} max={cap} aria-hidden="true" />,
          }))}
        />
      </div>
    ))}
  </div>
);
