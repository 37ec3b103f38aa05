import { ProgressBar } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Note, Part } from '../parts.tsx';

/** The notices of a gym: an event with its guests, a shout-out, a poll. */
export function PhoneBoard() {
  const { guests, notices, poll } = useFrame().samples.community;
  return notices.map(({ kind, title, text }) => (
    <Part key={kind} title={kind}>
      <Note text={title} by={text} isLarge={kind === 'Event'} />
      {kind === 'Event' && (
        <p className={parts.muted}>
          Coming: {guests.names.join(', ')} {guests.more}
        </p>
      )}
      {kind === 'Question' && (
        <ProgressBar
          label={poll.label}
          value={poll.votes}
          max={poll.of}
          valueText={`${poll.votes} of ${poll.of}`}
        />
      )}
    </Part>
  ));
}
