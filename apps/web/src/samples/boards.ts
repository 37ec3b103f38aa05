import type { SiteSamples } from '@cornerbell/content/copy';
import { tiers } from '../pictures/Medal.tsx';
import type { LeaderboardRow } from '../pictures/Leaderboard.tsx';

/** The rows of a leaderboard; the first three have tiers. */
export const boardRows = ({
  rows,
  unit,
}: SiteSamples['leaderboards']['boards'][number]): LeaderboardRow[] =>
  rows.map(({ name, value }, index) => ({
    rank: index + 1,
    name,
    value: String(value),
    unit,
    tier: tiers[index],
  }));
