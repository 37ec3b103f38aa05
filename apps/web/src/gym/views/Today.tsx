import { Open } from '../controls.tsx';
import { clockOf } from '../format.ts';
import { useFrame, type Frame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { CallList, Icon, ListPart, Log, Part, sessionRow, Split } from '../parts.tsx';
import { ClassBar, ClassStatus, Roster } from '../roster.tsx';
import { checkInsTonight, visitsByKind } from '../selectors.ts';
import { idOf, spotsIn } from '../state.ts';

/** The four numbers of the month, with the visits of tonight. */
function monthOf({ samples, state }: Frame) {
  const tonight = checkInsTonight(samples, state);
  const { sum } = visitsByKind(samples, state);
  return Object.entries(samples.analytics.metrics).map(([key, { label, value, before }]) => ({
    label,
    value: key === 'visits' ? sum : value,
    note: key === 'visits' && tonight > 0 ? `+${tonight} tonight` : before,
  }));
}

/** The classes of today, one of which may be open. */
function ClassesToday() {
  const { samples, state, shown } = useFrame();
  const { day: today } = samples.gym.today;
  const slots = samples.timetable.slots.filter(({ day }) => day === today);
  return (
    <ListPart
      title="Today's classes"
      aside={today}
      rows={slots.map((slot) => {
        const id = idOf(slot);
        const isOpen = shown.class === id;
        return {
          lead: clockOf(slot.time),
          primary: (
            <Open change={{ class: isOpen ? undefined : id }} isOpen={isOpen} isBelow>
              {slot.name} <Icon name="chevron" />
            </Open>
          ),
          secondary: `${slot.level}, ${slot.coach}`,
          status: <ClassStatus slot={slot} />,
          value: spotsIn(state, slot).taken,
          unit: `/ ${slot.cap}`,
          foot: (
            <>
              <ClassBar slot={slot} />
              {isOpen && (
                <div className={parts.opened}>
                  <Roster slot={slot} />
                </div>
              )}
            </>
          ),
        };
      })}
    />
  );
}

/** The evening at a glance: the classes of today, the members to call, and what was done. */
export function Today() {
  const frame = useFrame();
  const { samples, state, shown } = frame;
  const [next] = samples.privateSessions.sessions;
  return (
    <Split
      facts={monthOf(frame)}
      columns="regular"
      label="Calls"
      list={<ClassesToday />}
      detail={
        <>
          <CallList />
          {next && !shown.part && (
            <ListPart
              title="Next private"
              aside={next.time.split(' ')[0]}
              rows={[sessionRow(next)]}
            />
          )}
          {state.log.length > 0 && (
            <Part title="Just now">
              <Log entries={state.log.slice(0, 4)} hasNames />
            </Part>
          )}
        </>
      }
    />
  );
}
