import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { MedalTag, type Tier } from '../../private/Medal.tsx';
import { Numeral } from '../../private/Numeral.tsx';
import { Row } from '../../private/Row.tsx';
import * as sample from '../../private/sample.css.ts';

/** One place of a `Leaderboard`. */
export interface LeaderboardRow {
  /** The place, from 1. */
  rank: number;
  /** Who holds the place; no two rows share it. */
  name: string;
  /** What the place was won with, such as "22". */
  value: string;
  /** What the value is counted in, such as "classes". */
  unit?: string | undefined;
  /** The medal that goes with the place; none when left out. */
  tier?: Tier | undefined;
  /** How the place moved, such as "+2". */
  change?: string | undefined;
}

/** Props of `Leaderboard`: those of an `ol`, its name and its rows. */
export interface LeaderboardProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The list's accessible name. */
  label: string;
  /** The places, best first. */
  rows: readonly LeaderboardRow[];
}

/** Who leads, in order. */
export function Leaderboard({ label, rows, className, ...rest }: LeaderboardProps) {
  return (
    <ol className={classes(sample.piece, sample.rows, className)} aria-label={label} {...rest}>
      {rows.map(({ rank, name, value, unit, tier, change }) => (
        <Row
          key={name}
          lead={<Numeral text={`${rank}`} size="lead" />}
          primary={name}
          secondary={change}
          status={tier && <MedalTag tier={tier} />}
          value={<Numeral text={value} unit={unit} />}
        />
      ))}
    </ol>
  );
}
