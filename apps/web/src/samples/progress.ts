import type { ProgressSample } from '@cornerbell/content/copy';
import type { DataRow, Score } from '@cornerbell/ui';

/** The best score. */
const bestScore = 100;

/** Progress scores as rings. */
export const progressScores = (scores: ProgressSample['scores']): Score[] =>
  scores.map(({ area, score }) => ({ label: area, value: score, max: bestScore }));

/** What changed since the last assessment, the largest change first. */
export const changeRows = (scores: ProgressSample['scores'], unit: string): DataRow[] =>
  scores
    .toSorted((one, other) => other.change - one.change)
    .map(({ area, change }) => ({
      primary: area,
      value: change > 0 ? `+${change}` : String(change),
      unit,
    }));
