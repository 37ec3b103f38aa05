import { SegmentBar, StatusTag } from '@cornerbell/ui';
import { Control, MemberName } from './controls.tsx';
import { useFrame } from './frame.ts';
import * as styles from './parts.css.ts';
import { Icon, SparringTag } from './parts.tsx';
import { isTonight, memberOf } from './selectors.ts';
import { idOf, spotsIn, type Slot } from './state.ts';

// What several views show of a class.

/** The head of a day's classes. */
export function DayName({ day }: { day: string }) {
  const { today } = useFrame().samples.gym;
  return (
    <p className={styles.day}>
      {day}
      {day === today.day && <span className={styles.today}>Today</span>}
    </p>
  );
}

/** One segment for each spot of a class: who is there, who has booked, and what is free. */
export function ClassBar({ slot }: { slot: Slot }) {
  const { state } = useFrame();
  const { taken, there } = spotsIn(state, slot);
  return (
    <SegmentBar
      total={slot.cap}
      groups={[
        { count: there, tone: slot.isOver ? 'muted' : 'accent' },
        { count: taken - there, tone: 'strong' },
      ]}
    />
  );
}

/** How many were in a class, or that it is full. */
export function ClassStatus({ slot }: { slot: Slot }) {
  const { state } = useFrame();
  const { free, there, waiting } = spotsIn(state, slot);
  if (slot.isOver) return <StatusTag tone="good">{there} in</StatusTag>;
  if (free > 0) return null;
  return (
    <StatusTag tone="accent">
      {waiting.length > 0 ? `Full, ${waiting.length} waiting` : 'Full'}
    </StatusTag>
  );
}

interface CheckInProps {
  slot: Slot;
  member: string;
  variant?: 'primary';
}

/** Checks a member in; then it says so. */
export function CheckIn({ slot, member, variant }: CheckInProps) {
  const { state } = useFrame();
  const isIn = spotsIn(state, slot).checkedIn.includes(member);
  return (
    <Control
      action={{ do: 'check-in', member, class: idOf(slot) }}
      of={member}
      isDone={isIn}
      variant={variant}
    >
      {isIn ? (
        <>
          <Icon name="check" /> In
        </>
      ) : (
        'Check in'
      )}
    </Control>
  );
}

/** Who has booked a class, and who waits for it. */
export function Roster({ slot }: { slot: Slot }) {
  const { samples, state } = useFrame();
  const { booked, checkedIn, more, waiting } = spotsIn(state, slot);
  return (
    <>
      <ul className={styles.roster} aria-label="Booked">
        {booked.map((name) => (
          <li key={name} className={styles.person}>
            <span>
              <span className={styles.name}>
                <MemberName name={name} />
              </span>
              <SparringTag status={memberOf(samples, name).sparring} />
            </span>
            <span className={styles.doing}>
              {!slot.isOver && !checkedIn.includes(name) && (
                <Control
                  action={{ do: 'cancel', member: name, class: idOf(slot) }}
                  of={`the spot of ${name}`}
                  variant="ghost"
                >
                  Cancel
                </Control>
              )}
              {isTonight(samples, slot) && <CheckIn slot={slot} member={name} />}
            </span>
          </li>
        ))}
        {more > 0 && (
          <li className={styles.person}>
            <span className={styles.muted}>
              {more} {booked.length > 0 && 'more '}
              {slot.isOver ? 'were in' : 'booked'}
            </span>
          </li>
        )}
      </ul>
      {waiting.length > 0 && (
        <p className={styles.waiting}>
          <span className={styles.muted}>Waiting</span>
          {waiting.map((name, index) => (
            <span key={name}>
              {' '}
              <span className={styles.muted}>{index + 1}</span> {name}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
