import { useCopy } from '../shared/copy.ts';
import * as styles from './RoundClock.css.ts';

interface RoundClockProps {
  /** The number of the round, from 1. */
  round: number;
  /** The elapsed part of the clock, from 0 to 1. */
  elapsed: number;
}

/** A clock with the number of a round and its elapsed part. */
export const RoundClock = ({ round, elapsed }: RoundClockProps) => (
  <p className={styles.root}>
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
