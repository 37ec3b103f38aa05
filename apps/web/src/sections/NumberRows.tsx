import * as styles from './NumberRows.css.ts';

interface NumberRowsProps {
  /** The numbers with their labels. */
  numbers: readonly { readonly value: string; readonly label: string }[];
  /**
   * The size of the numbers; `large` is for half a page.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/** A column of numbers with their labels beside them. */
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
