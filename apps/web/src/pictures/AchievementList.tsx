import type { ComponentPropsWithRef } from 'react';
import { classes } from './classes.ts';
import { Medal, type Tier } from './Medal.tsx';
import * as parts from './parts.css.ts';
import * as styles from './AchievementList.css.ts';

/** One badge of an `AchievementList`. */
export interface Achievement {
  /** The name of the badge, unique in the list. */
  name: string;
  /** Which medal it is. */
  tier: Tier;
  /** What it was awarded for. */
  detail: string;
}

/** Props of `AchievementList`: those of a `ul`, its name and its badges. */
export interface AchievementListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The list's accessible name. */
  label: string;
  /** The badges, in the order they are shown. */
  achievements: readonly Achievement[];
}

/** Badges that were earned, each with its medal. */
export function AchievementList({ label, achievements, className, ...rest }: AchievementListProps) {
  return (
    <ul
      className={classes(parts.piece, parts.plainList, styles.root, className)}
      aria-label={label}
      {...rest}
    >
      {achievements.map(({ name, tier, detail }) => (
        <li key={name} className={styles.badge}>
          <Medal tier={tier} />
          <div>
            <span className={parts.primary}>{name}</span>{' '}
            <span className={parts.secondary}>
              <span className={styles.tier}>{tier}</span> {detail}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
