import type { ComponentPropsWithRef } from 'react';
import { classes } from './classes.ts';
import { VisuallyHidden } from '@cornerbell/ui';
import * as parts from './parts.css.ts';
import * as styles from './ScoreRings.css.ts';

/** One score of `ScoreRings`. */
export interface Score {
  /** What is scored, unique in the list. */
  label: string;
  /** The score, from 0 to `max`. */
  value: number;
  /** The best score. */
  max: number;
}

/** Props of `ScoreRings`: those of a `ul`, its name and its scores. */
export interface ScoreRingsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The list's accessible name. */
  label: string;
  /** The scores, in the order they are shown; each takes 4.75rem or more. */
  scores: readonly Score[];
}

/** The number of marks around a ring. */
const marks = 36;

const circle = { cx: 50, cy: 50, r: 44, pathLength: marks };

const dashes = (count: number): string =>
  count === 0 ? `0 ${marks}` : `${'0.45 0.55 '.repeat(count - 1)}0.45 ${marks - count + 0.55}`;

const marksFor = ({ value, max }: Score): number =>
  Math.round((Math.min(Math.max(value / max, 0), 1) || 0) * marks);

/** Scores as rings: the number inside, its share of the best score in marks around it. */
export function ScoreRings({ label, scores, className, ...rest }: ScoreRingsProps) {
  return (
    <ul
      className={classes(parts.piece, parts.plainList, styles.root, className)}
      aria-label={label}
      {...rest}
    >
      {scores.map((score) => (
        <li key={score.label} className={styles.score}>
          <span className={parts.label}>{score.label}</span>{' '}
          <span className={styles.dial}>
            <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
              <circle {...circle} className={styles.rest} strokeDasharray="0.45 0.55" />
              <circle
                {...circle}
                className={styles.filled}
                strokeDasharray={dashes(marksFor(score))}
              />
            </svg>
            <span className={parts.largeNumeral}>{score.value}</span>
            <VisuallyHidden> / {score.max}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
