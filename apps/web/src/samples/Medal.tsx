import { classes } from '../shared/classes.ts';
import * as styles from './Medal.css.ts';

/** The tiers of achievements and leaderboards, best first. */
export const tiers = ['Gold', 'Silver', 'Bronze'] as const;

/** One of `tiers`. */
export type Tier = (typeof tiers)[number];

/** Three, two or one mark, so that colour is not needed. */
const engravings: Readonly<Record<Tier, string>> = {
  Gold: 'M18 26v8m6-8v8m6-8v8',
  Silver: 'M21 26v8m6-8v8',
  Bronze: 'M24 26v8',
};

/** A medal on three ropes. */
export const Medal = ({ tier }: { tier: Tier }) => (
  <svg className={styles.medal} data-tier={tier} viewBox="0 0 48 48" aria-hidden="true">
    <path className={styles.ropes} d="M12 0l8 16M18 0l6 14M24 0v14M30 0l-6 14M36 0l-8 16" />
    <circle className={styles.metal} cx="24" cy="30" r="17" />
    <circle className={styles.engraving} cx="24" cy="30" r="12.5" />
    <path className={styles.engraving} d={engravings[tier]} />
  </svg>
);

/** The name of a tier with its medal. */
export const MedalTag = ({ tier }: { tier: Tier }) => (
  <span className={styles.tag}>
    <svg
      className={classes(styles.medal, styles.small)}
      data-tier={tier}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle className={styles.metal} cx="8" cy="8" r="7" />
    </svg>
    {tier}
  </span>
);
