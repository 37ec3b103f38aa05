import { DataList } from '@cornerbell/ui';
import { plural } from '../../shared/plural.ts';
import { Control } from '../controls.tsx';
import { clockOf } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { DayName } from '../roster.tsx';
import { daysOf, placeIn } from '../selectors.ts';
import { idOf, spotsIn, type Slot } from '../state.ts';
import * as styles from './Phone.css.ts';

/** What a member can do about a class: book it, wait for it, or give the spot back. */
function Booking({ slot }: { slot: Slot }) {
  const { samples, state } = useFrame();
  const { member } = samples.phone.app;
  const place = placeIn(state, slot, member);
  if (place?.kind === 'in' || slot.access) return null;
  const of = `${slot.name}, ${idOf(slot)}`;
  const about = { member, class: idOf(slot) };
  if (place)
    return (
      <Control action={{ do: 'cancel', ...about }} of={of} variant="ghost">
        {place.kind === 'waiting' ? 'Leave' : 'Cancel'}
      </Control>
    );
  return (
    <Control action={{ do: 'book', ...about }} of={of}>
      {spotsIn(state, slot).free > 0 ? 'Book' : 'Wait'}
    </Control>
  );
}

/** The classes that a member can book. */
export function PhoneBook() {
  const { samples, state } = useFrame();
  const { member } = samples.phone.app;
  const availability = (slot: Slot) => {
    const { free, waiting } = spotsIn(state, slot);
    if (slot.access === 'Cleared') return slot.level;
    if (free > 0) return `${plural(free, 'spot')} left`;
    return waiting.length > 0 ? `Full, ${waiting.length} waiting` : 'Full';
  };
  return daysOf(samples).map(({ day, slots }) => (
    <div key={day} className={styles.day}>
      <DayName day={day} />
      <DataList
        label={day}
        className={parts.classes}
        rows={slots
          .filter((slot) => !slot.isOver && slot.access !== 'Juniors')
          .map((slot) => {
            const place = placeIn(state, slot, member);
            return {
              lead: clockOf(slot.time),
              primary: slot.name,
              secondary: place ? (
                <span className={styles.place} data-kind={place.kind}>
                  {place.text}
                </span>
              ) : (
                availability(slot)
              ),
              value: <Booking slot={slot} />,
            };
          })}
      />
    </div>
  ));
}
