import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { MedalTag, type Tier } from '../../private/Medal.tsx';
import { Numeral } from '../../private/Numeral.tsx';
import { Row } from '../../private/Row.tsx';
import * as sample from '../../private/sample.css.ts';

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

/** Props of `Leaderboard`: those of an `ol`, its name and its rows. */
export interface LeaderboardProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The list's accessible name. */
  label: string;
  /** The ranks, best first. */
  rows: readonly LeaderboardRow[];
}

/** A ranking, best first. */
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
