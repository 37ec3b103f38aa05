/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import { createElement, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import type { ElementProps } from '../../private/element.ts';
import { Numeral } from '../../private/Numeral.tsx';
import * as shared from '../../private/data.css.ts';
import { StatusOrNode } from '../../private/StatusOrNode.tsx';
import type { Status } from '../StatusTag/StatusTag.tsx';
import * as styles from './DataList.css.ts';

/** What starts a row: a person's initials, or a number in large type with its unit below. */
export type DataRowLead =
  | {
      /** A person: square, and hidden from screen readers, as the row names the person. */
      kind: 'initials';
      /** One or two letters. */
      text: string;
    }
  | {
      /** A number. */
      kind: 'count';
      /** The formatted number; it stays on one line. */
      text: string;
      /** The unit, such as "days". */
      unit?: string | undefined;
    };

/** One row of a `DataList`. */
export interface DataRow {
  /** The row's first line, such as a member's name. */
  primary: ReactNode;
  /** The row's second line. */
  secondary?: ReactNode;
  /** The formatted number at the row's end, such as "$149". */
  value?: ReactNode;
  /** The unit of the value, such as "visits". */
  unit?: ReactNode;
  /** The row's status, a node or data; below the text where the list is narrower than 26rem. */
  status?: Status | ReactNode;
  /** Content below the text, up to the end of the row. */
  foot?: ReactNode;
  /** What starts the row. */
  lead?: DataRowLead | undefined;
  /**
   * Whether the row is open beside the list; its control needs `aria-current`.
   * @default false
   */
  current?: boolean | undefined;
}

/** Props of `DataList`: those of a list, its name and its rows. */
export interface DataListProps extends ElementProps {
  /** The list's accessible name. */
  label: string;
  /** The rows, in the order they are shown. */
  rows: readonly DataRow[];
  /**
   * Which element to render; `ol` for a ranking.
   * @default 'ul'
   */
  as?: 'ul' | 'ol' | undefined;
}

const Lead = ({ lead }: { lead: DataRowLead }) =>
  lead.kind === 'initials' ? (
    <span className={styles.initials} aria-hidden="true">
      {lead.text}
    </span>
  ) : (
    <Numeral text={lead.text} unit={lead.unit} size="lead" />
  );

/** A roster, or a list of alerts or tasks: one value a row. For several, use `DataTable`. */
export function DataList({ label, rows, as = 'ul', className, ...rest }: DataListProps) {
  return createElement(
    as,
    { className: classes(shared.piece, styles.rows, className), 'aria-label': label, ...rest },
    rows.map(({ primary, secondary, value, unit, status, lead, foot, current }, index) => (
      <li key={index} className={styles.row} data-current={current || undefined}>
        {lead && (
          <div className={styles.lead}>
            <Lead lead={lead} />
          </div>
        )}
        <div className={styles.main}>
          <span className={shared.primary}>{primary}</span>{' '}
          {secondary && <span className={shared.secondary}>{secondary}</span>}
        </div>
        {status && (
          <div className={styles.status}>
            <StatusOrNode>{status}</StatusOrNode>
          </div>
        )}
        {value && (
          <div className={styles.value}>
            <Numeral text={value} unit={unit} />
          </div>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </li>
    )),
  );
}
