import { DataList, FactStrip } from '@cornerbell/ui';
import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Note, Part, sessionRow, Split } from '../parts.tsx';
import { memberOf, sumOf } from '../selectors.ts';
import { ScheduleChoice } from './Classes.tsx';

/** A day of private sessions, and the note from one of them. */
export function Privates() {
  const { samples } = useFrame();
  const { noteOf, sessions } = samples.privateSessions;
  const { note } = memberOf(samples, noteOf);
  return (
    <>
      <ScheduleChoice />
      <FactStrip
        className={parts.facts}
        facts={[
          { label: 'Sessions', value: sessions.length },
          { label: 'On the floor', value: sumOf(sessions, ({ minutes }) => minutes), unit: 'min' },
          { label: 'Booked', value: dollars(sumOf(sessions, ({ price }) => price)) },
        ]}
      />
      <Split
        columns="regular"
        label="Note"
        list={
          <Part title="Privates" aside={sessions[0]?.time.split(' ')[0]}>
            <DataList label="Privates" rows={sessions.map(sessionRow)} />
          </Part>
        }
        detail={
          note && (
            <Part title={`On the record of ${noteOf}`}>
              <Note text={note.text} by={note.by} />
            </Part>
          )
        }
      />
    </>
  );
}
