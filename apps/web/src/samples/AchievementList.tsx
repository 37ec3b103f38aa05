import type { SiteSamples } from '@cornerbell/content/copy';
import { Medal } from './Medal.tsx';
import * as parts from './parts.css.ts';
import * as styles from './AchievementList.css.ts';

interface AchievementListProps {
  /** The list's accessible name. */
  label: string;
  /** The badges, in the order they are shown. */
  achievements: SiteSamples['achievements']['achievements'];
}

/** Badges, each with its medal and what it is awarded for. */
export const AchievementList = ({ label, achievements }: AchievementListProps) => (
  <ul className={styles.root} aria-label={label}>
    {achievements.map(({ name, tier, how }) => (
      <li key={name} className={styles.badge}>
        <Medal tier={tier} />
        <div>
          <span className={parts.primary}>{name}</span>{' '}
          <span className={parts.secondary}>
            <span className={styles.tier}>{tier}</span> {how}
          </span>
        </div>
      </li>
    ))}
  </ul>
);
