import type { ReactNode } from 'react';
import * as styles from './data.css.ts';

interface NumeralProps {
  text: ReactNode;
  unit?: ReactNode;
  /** @default 'row' */
  size?: keyof typeof styles.numeral;
}

/** A number and its unit, as siblings, so that the parent places the unit beside or below. */
export function Numeral({ text, unit, size = 'row' }: NumeralProps) {
  return (
    <>
      <span className={styles.numeral[size]}>{text}</span>
      {unit && (
        <>
          {' '}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </>
  );
}
