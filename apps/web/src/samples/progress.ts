import type { SiteSamples } from '@cornerbell/content/copy';
import type { DataRow } from '@cornerbell/ui';
import type { Score } from '../pictures/ScoreRings.tsx';

const maxScore = 100;

/** Progress scores as rings. */
export const progressScores = (scores: SiteSamples['progress']['scores']): Score[] =>
  scores.map(({ area, score }) => ({ label: area, value: score, max: maxScore }));

/** The changes since the last assessment as rows, largest first. */
export const changeRows = (scores: SiteSamples['progress']['scores'], unit: string): DataRow[] =>
  scores
    .toSorted((one, other) => other.change - one.change)
    .map(({ area, change }) => ({
      primary: area,
      value: change > 0 ? `+${change}` : String(change),
      unit,
    }));
