import type { LeaderboardsSample } from '@cornerbell/content/copy';
import { tiers, type LeaderboardRow } from '@cornerbell/ui';

/** A board's places; the first three carry the tiers, best first. */
export const boardRows = ({ rows, unit }: LeaderboardsSample['boards'][number]): LeaderboardRow[] =>
  rows.map(({ name, value }, index) => ({
    rank: index + 1,
    name,
    value: String(value),
    unit,
    tier: tiers[index],
  }));
