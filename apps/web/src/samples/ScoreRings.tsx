import type { SiteSamples } from '@cornerbell/content/copy';
import { VisuallyHidden } from '@cornerbell/ui';
import * as parts from './parts.css.ts';
import * as styles from './ScoreRings.css.ts';

interface ScoreRingsProps {
  /** The list's accessible name. */
  label: string;
  /** The scores, from 0 to 100; each takes 4.75rem or more. */
  scores: SiteSamples['progress']['scores'];
}

const best = 100;

/** The number of marks around a ring. */
const marks = 36;

const circle = { cx: 50, cy: 50, r: 44, pathLength: marks };

const dashes = (count: number): string =>
  count === 0 ? `0 ${marks}` : `${'0.45 0.55 '.repeat(count - 1)}0.45 ${marks - count + 0.55}`;

/** Scores as rings: the number inside, its share of the best score in marks around it. */
export const ScoreRings = ({ label, scores }: ScoreRingsProps) => (
  <ul className={styles.root} aria-label={label}>
    {scores.map(({ area, score }) => (
      <li key={area} className={styles.score}>
        <span className={parts.label}>{area}</span>{' '}
        <span className={styles.dial}>
          <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
            <circle {...circle} className={styles.rest} strokeDasharray="0.45 0.55" />
            <circle
              {...circle}
              className={styles.filled}
              strokeDasharray={dashes(Math.round((score / best) * marks))}
            />
          </svg>
          <span className={styles.number}>{score}</span>
          <VisuallyHidden> / {best}</VisuallyHidden>
        </span>
      </li>
    ))}
  </ul>
);
