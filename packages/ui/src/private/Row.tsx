import type { ReactNode } from 'react';
import * as styles from './sample.css.ts';

interface RowProps {
  /** What stands before the row's words: a time, a count, initials. */
  lead?: ReactNode;
  primary: ReactNode;
  secondary?: ReactNode;
  /** The state of the row; under the words where the list is narrow. */
  status?: ReactNode;
  value?: ReactNode;
  /** What runs under the words to the row's end. */
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
