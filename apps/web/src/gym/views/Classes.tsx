import { BarChart, DataList } from '@cornerbell/ui';
import { Open } from '../controls.tsx';
import { clockOf } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Part, Split, Title } from '../parts.tsx';
import { ClassBar, ClassStatus, DayName, Roster } from '../roster.tsx';
import { daysOf, sumOf } from '../selectors.ts';
import { idOf, spotsIn } from '../state.ts';

/** The classes of the week by day. */
function Week() {
  const { samples, state, shown } = useFrame();
  return (
    <div className={parts.columns}>
      {daysOf(samples).map(({ day, slots }) => (
        <div key={day}>
          <DayName day={day} />
          <DataList
            label={day}
            className={parts.choices}
            rows={slots.map((slot) => {
              const isOpen = shown.class === idOf(slot);
              return {
                lead: clockOf(slot.time),
                primary: (
                  <Open change={{ class: idOf(slot), part: 'detail' }} isOpen={isOpen}>
                    {slot.name}
                  </Open>
                ),
                secondary: slot.coach,
                value: spotsIn(state, slot).taken,
                unit: `/ ${slot.cap}`,
                foot: (
                  <>
                    <ClassBar slot={slot} />
                    <ClassStatus slot={slot} />
                  </>
                ),
                current: isOpen,
              };
            })}
          />
        </div>
      ))}
    </div>
  );
}

/** The roster of the class that is open. */
function OpenClass() {
  const { samples, state, shown } = useFrame();
  const slot = samples.timetable.slots.find((one) =>
    shown.class === undefined ? one.waiting : idOf(one) === shown.class,
  );
  if (!slot) return null;
  const { taken, there } = spotsIn(state, slot);
  const isToday = slot.day === samples.gym.today.day;
  return (
    <>
      <Title title={slot.name}>
        {idOf(slot)}, {slot.level}, {slot.coach}
      </Title>
      <p className={parts.gauge}>
        <b>{taken}</b> of {slot.cap} booked
        {isToday && (
          <>
            , <b>{there}</b> in
          </>
        )}
      </p>
      <ClassBar slot={slot} />
      <Roster slot={slot} />
      {slot.weeks && (
        <Part title={`Waiting for ${slot.name}`} aside={`Each ${slot.day}`}>
          <BarChart
            label={`Waiting for ${slot.name}`}
            highlightLast
            bars={slot.weeks.map(({ day, waiting }) => ({
              label: day,
              value: waiting,
              valueText: String(waiting),
            }))}
          />
        </Part>
      )}
    </>
  );
}

/** The week with its spots, and the roster of one class. */
export function Classes() {
  const { samples, state } = useFrame();
  const { slots } = samples.timetable;
  const spots = slots.map((slot) => spotsIn(state, slot));
  return (
    <Split
      facts={[
        { label: 'Classes', value: slots.length },
        {
          label: 'Spots booked',
          value: sumOf(spots, ({ taken }) => taken),
          unit: `of ${sumOf(slots, ({ cap }) => cap)}`,
        },
        { label: 'Full', value: spots.filter(({ free }) => free < 1).length },
        { label: 'Waiting', value: sumOf(spots, ({ waiting }) => waiting.length) },
      ]}
      columns="regular"
      hasDetail
      label="Roster"
      list={<Week />}
      detail={<OpenClass />}
    />
  );
}
