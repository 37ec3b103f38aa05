import type { ReactNode } from 'react';
import * as styles from './data.css.ts';

interface RowProps {
  /** The start of the row: a time, a count, initials. */
  lead?: ReactNode;
  primary: ReactNode;
  secondary?: ReactNode;
  /** The status of the row; below the text where the list is narrow. */
  status?: ReactNode;
  value?: ReactNode;
  /** Content below the text, up to the end of the row. */
  foot?: ReactNode;
}

/** One ruled row of a list that has the class `rows`. */
export function Row({ lead, primary, secondary, status, value, foot }: RowProps) {
  return (
    <li className={styles.row}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.main}>
        <span className={styles.primary}>{primary}</span>{' '}
        {secondary && <span className={styles.secondary}>{secondary}</span>}
      </div>
      {status && <div className={styles.status}>{status}</div>}
      {value && <div className={styles.value}>{value}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </li>
  );
}
