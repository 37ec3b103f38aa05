import type { SwitchCopy } from '@cornerbell/content/copy';
import { StatusTag, type StatusTone } from '@cornerbell/ui';
import * as styles from './CarryList.css.ts';

/** Props of `CarryList`. */
export interface CarryListProps extends Pick<SwitchCopy, 'statuses'> {
  /** The id of the heading that names the list. */
  labelledBy: string;
  rows: SwitchCopy['carries']['rows'];
}

const tones: Readonly<Record<keyof SwitchCopy['statuses'], StatusTone>> = {
  over: 'good',
  ask: 'warn',
  stays: 'neutral',
};

/** What an old system holds, whether it comes over, and how. */
export const CarryList = ({ labelledBy, rows, statuses }: CarryListProps) => (
  <ul className={styles.root} aria-labelledby={labelledBy}>
    {rows.map(({ what, status, note }) => (
      <li key={what} className={styles.row}>
        <h3 className={styles.what}>{what}</h3>
        <p className={styles.status}>
          <StatusTag tone={tones[status]}>{statuses[status]}</StatusTag>
        </p>
        <p className={styles.note}>{note}</p>
      </li>
    ))}
  </ul>
);
