import type { Site, TitledText } from '@cornerbell/content/copy';
import { Heading, Stack, StatusTag, Text, type StatusTone } from '@cornerbell/ui';
import { useCopy } from '../shared/copy.ts';
import * as styles from './Rounds.css.ts';

interface RoundClockProps {
  /** The number of the round, from 1. */
  round: number;
  /** The elapsed part of the clock, from 0 to 1. */
  elapsed: number;
}

/** A clock with the number of a round and its elapsed part. */
const RoundClock = ({ round, elapsed }: RoundClockProps) => (
  <p className={styles.clock}>
    <svg className={styles.face} viewBox="0 0 96 96" aria-hidden="true">
      <circle className={styles.track} cx="48" cy="48" r="45" />
      {elapsed > 0 && (
        <circle
          className={styles.run}
          cx="48"
          cy="48"
          r="45"
          pathLength="100"
          strokeDasharray={`${elapsed * 100} 100`}
          transform="rotate(-90 48 48)"
        />
      )}
    </svg>
    <span className={styles.label}>{useCopy().messages.rounds.label}</span>{' '}
    <span className={styles.number}>{round}</span>
  </p>
);

type RoundState = keyof Site['messages']['rounds']['states'];

interface RoundsProps {
  /** The rounds in order; the optional `state` is shown as a tag. */
  rounds: readonly (TitledText & { readonly state?: RoundState })[];
  /**
   * Whether the rounds are side by side on desktop, or always below each other.
   * @default 'across'
   */
  direction?: 'across' | 'down';
}

const looks: Readonly<Record<RoundState, { tone: StatusTone; elapsed: number }>> = {
  done: { tone: 'good', elapsed: 1 },
  now: { tone: 'accent', elapsed: 0.5 },
  next: { tone: 'neutral', elapsed: 0 },
};

/** Steps as boxing rounds, each with a clock, a text and optionally a state. */
export function Rounds({ rounds, direction = 'across' }: RoundsProps) {
  const { states } = useCopy().messages.rounds;
  return (
    <ol className={styles.root[direction]}>
      {rounds.map(({ title, text, state }, index) => (
        <li key={title} className={styles.round[direction]} data-state={state}>
          <RoundClock
            round={index + 1}
            elapsed={state ? looks[state].elapsed : (index + 1) / rounds.length}
          />
          <Stack gap="xs">
            {state && (
              <p>
                <StatusTag tone={looks[state].tone}>{states[state]}</StatusTag>
              </p>
            )}
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
