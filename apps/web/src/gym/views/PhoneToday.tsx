import { Callout, StatusTag } from '@cornerbell/ui';
import { Control } from '../controls.tsx';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { ListPart, NotePart } from '../parts.tsx';
import { memberOf, placeIn } from '../selectors.ts';
import { idOf } from '../state.ts';

/** The member's phone before class: what to work on, and the week. */
export function PhoneToday() {
  const { samples, state } = useFrame();
  const { member, focus, focusBy, week } = samples.phone.app;
  const moved = state.log.find((entry) => entry.member === member && entry.kind === 'moved up');
  const { note } = memberOf(samples, member);
  const slots = samples.timetable.slots.flatMap((slot) => {
    const place = placeIn(state, slot, member);
    return place || week.includes(idOf(slot)) ? [{ slot, place }] : [];
  });
  return (
    <>
      {moved && (
        <Callout tone="success" title="You have a spot">
          {moved.text.replace('Moved up, ', '')}
        </Callout>
      )}
      <NotePart title="Today's Focus" text={focus} by={focusBy} isLarge />
      <ListPart
        title="This week"
        rows={slots.map(({ slot, place }) => ({
          primary: idOf(slot),
          secondary: slot.name,
          value: (
            <StatusTag tone={place ? (place.kind === 'waiting' ? 'warn' : 'good') : 'neutral'}>
              {place?.text ?? 'Open'}
            </StatusTag>
          ),
        }))}
      />
      {note && <NotePart title="From your coach" text={note.text} />}
      <div className={parts.part}>
        <Control change={{ view: 'Phone: Board' }}>Notice board</Control>
      </div>
    </>
  );
}
