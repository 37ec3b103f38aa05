import { DataList } from '@cornerbell/ui';
import { MedalTag, type Tier } from './Medal.tsx';

/** One rank of a `Leaderboard`. */
export interface LeaderboardRow {
  /** The rank, from 1. */
  rank: number;
  /** Who has the rank, unique in the list. */
  name: string;
  /** The formatted score, such as "22". */
  value: string;
  /** The unit of the score, such as "classes". */
  unit?: string | undefined;
  /** The medal of the rank; none when left out. */
  tier?: Tier | undefined;
  /** The change of the rank, such as "+2". */
  change?: string | undefined;
}

interface LeaderboardProps {
  /** The list's accessible name. */
  label: string;
  /** The ranks, best first. */
  rows: readonly LeaderboardRow[];
}

/** A ranking, best first. */
export const Leaderboard = ({ label, rows }: LeaderboardProps) => (
  <DataList
    as="ol"
    label={label}
    rows={rows.map(({ rank, name, value, unit, tier, change }) => ({
      id: name,
      lead: { kind: 'count', text: `${rank}` },
      primary: name,
      secondary: change,
      status: tier && <MedalTag tier={tier} />,
      value,
      unit,
    }))}
  />
);
