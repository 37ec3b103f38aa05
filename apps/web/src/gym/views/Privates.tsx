import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import { ListPart, NotePart, sessionRow, Split } from '../parts.tsx';
import { memberOf, sumOf } from '../selectors.ts';

/** A day of private sessions, and the note from one of them. */
export function Privates() {
  const { samples } = useFrame();
  const { noteOf, sessions } = samples.privateSessions;
  const { note } = memberOf(samples, noteOf);
  return (
    <Split
      facts={[
        { label: 'Sessions', value: sessions.length },
        { label: 'On the floor', value: sumOf(sessions, ({ minutes }) => minutes), unit: 'min' },
        { label: 'Booked', value: dollars(sumOf(sessions, ({ price }) => price)) },
      ]}
      columns="regular"
      label="Note"
      list={
        <ListPart
          title="Privates"
          aside={sessions[0]?.time.split(' ')[0]}
          rows={sessions.map(sessionRow)}
        />
      }
      detail={
        note && <NotePart title={`On the record of ${noteOf}`} text={note.text} by={note.by} />
      }
    />
  );
}
