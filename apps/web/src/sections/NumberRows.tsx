import * as styles from './NumberRows.css.ts';

/** Props of `NumberRows`. */
export interface NumberRowsProps {
  /** Numbers, each with what it counts. */
  numbers: readonly { readonly value: string; readonly label: string }[];
  /**
   * How large the numbers are set; `large` is for half a page.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/** Numbers down a column with what they count beside them, like a boxer's measures on a fight card. */
export const NumberRows = ({ numbers, size = 'regular' }: NumberRowsProps) => (
  <dl className={styles.root}>
    {numbers.map(({ value, label }) => (
      <div key={label} className={styles.row}>
        <dt className={styles.label[size]}>{label}</dt>
        <dd className={styles.value[size]}>{value}</dd>
      </div>
    ))}
  </dl>
);
