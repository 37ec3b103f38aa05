import { DataList, FactStrip } from '@cornerbell/ui';
import { Open } from '../controls.tsx';
import { clockOf } from '../format.ts';
import { useFrame } from '../frame.ts';
import { Icon } from '../icons.tsx';
import * as parts from '../parts.css.ts';
import {
  CallList,
  ClassBar,
  ClassStatus,
  Log,
  Part,
  Roster,
  sessionRow,
  Split,
} from '../parts.tsx';
import { checkInsTonight, daysOf, spotsIn, visitsByKind } from '../selectors.ts';
import { idOf } from '../state.ts';
import * as styles from './Today.css.ts';

/** The four numbers of the month, with the visits of tonight. */
function Month() {
  const { samples, state } = useFrame();
  const tonight = checkInsTonight(samples, state);
  const { sum } = visitsByKind(samples, state);
  return (
    <FactStrip
      className={parts.facts}
      facts={samples.analytics.metrics.map(({ label, value, before }) => ({
        label,
        value: label === 'Visits' ? sum : value,
        note: {
          label: label === 'Visits' && tonight > 0 ? `+${tonight} tonight` : before,
          tone: 'neutral',
        },
      }))}
    />
  );
}

/** The classes of today, one of which may be open. */
function ClassesToday() {
  const { samples, state, shown } = useFrame();
  const { day: today } = samples.gym.today;
  const slots = daysOf(samples).find(({ day }) => day === today)?.slots ?? [];
  return (
    <Part title="Today's classes" aside={today}>
      <DataList
        label="Today's classes"
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
                  <div className={styles.opened}>
                    <Roster slot={slot} />
                  </div>
                )}
              </>
            ),
          };
        })}
      />
    </Part>
  );
}

/** The evening at a glance: the classes of today, the members to call, and what was done. */
export function Today() {
  const { samples, state, shown, live } = useFrame();
  const [next] = samples.privateSessions.sessions;
  return (
    <>
      {(live || !shown.part) && <Month />}
      <Split
        columns="wideSide"
        label="Calls"
        list={<ClassesToday />}
        detail={
          <>
            <CallList />
            {next && !shown.part && (
              <Part title="Next private" aside={next.time.split(' ')[0]}>
                <DataList label="Next private" rows={[sessionRow(next)]} />
              </Part>
            )}
            {state.log.length > 0 && (
              <Part title="Just now">
                <Log entries={state.log.slice(0, 4)} hasNames />
              </Part>
            )}
          </>
        }
      />
    </>
  );
}
