import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { Numeral } from '../../private/Numeral.tsx';
import { Row } from '../../private/Row.tsx';
import * as sample from '../../private/sample.css.ts';
import { StatusTag, type Status } from '../StatusTag/StatusTag.tsx';
import * as styles from './DataList.css.ts';

/** What stands before a row: a person's initials, or a number set large with its unit below. */
export type DataRowLead =
  | {
      /** A person: square, and passed over by screen readers, for the row's words name them. */
      kind: 'initials';
      /** One or two letters. */
      text: string;
    }
  | {
      /** A number. */
      kind: 'count';
      /** The number, already written out; it stays on one line. */
      text: string;
      /** What it is counted in, such as "days". */
      unit?: string | undefined;
    };

/** One row of a `DataList`. */
export interface DataRow {
  /** What tells the row from others where rows come and go or hold state; its place when left out. */
  id?: string | undefined;
  /** The row's first line, such as a member's name. */
  primary: ReactNode;
  /** The row's second line. */
  secondary?: ReactNode;
  /** The number at the row's end, already written out, such as "$149". */
  value?: ReactNode;
  /** What the value is counted in, such as "visits". */
  unit?: ReactNode;
  /** The row’s state; below its words where the list is narrower than 26rem. */
  status?: Status | undefined;
  /** What stands before the row’s words. */
  lead?: DataRowLead | undefined;
}

/** Props of `DataList`: those of a `ul`, its name and its rows. */
export interface DataListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The list's accessible name. */
  label: string;
  /** The rows, in the order they are shown. */
  rows: readonly DataRow[];
}

const Lead = ({ lead }: { lead: DataRowLead }) =>
  lead.kind === 'initials' ? (
    <span className={styles.initials} aria-hidden="true">
      {lead.text}
    </span>
  ) : (
    <Numeral text={lead.text} unit={lead.unit} size="lead" />
  );

/** A roster, a list of alerts, a plan of tasks: ruled rows whose columns line up. */
export function DataList({ label, rows, className, ...rest }: DataListProps) {
  return (
    <ul className={classes(sample.piece, sample.rows, className)} aria-label={label} {...rest}>
      {rows.map(({ id, primary, secondary, value, unit, status, lead }, index) => (
        <Row
          key={id ?? index}
          primary={primary}
          secondary={secondary}
          lead={lead && <Lead lead={lead} />}
          status={status && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
          value={value && <Numeral text={value} unit={unit} />}
        />
      ))}
    </ul>
  );
}
