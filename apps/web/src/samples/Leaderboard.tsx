import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { MedalTag, tiers } from './Medal.tsx';

interface LeaderboardProps {
  /** The scores, best first. */
  board: SiteSamples['leaderboards']['boards'][number];
}

/** A ranking, whose first three have medals. */
export const Leaderboard = ({ board: { title, rows, unit } }: LeaderboardProps) => (
  <DataList
    as="ol"
    label={title}
    rows={rows.map(({ name, value }, index) => {
      const tier = tiers[index];
      return {
        lead: { kind: 'count', text: String(index + 1) },
        primary: name,
        status: tier && <MedalTag tier={tier} />,
        value,
        unit,
      };
    })}
  />
);
