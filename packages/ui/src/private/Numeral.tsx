import * as styles from './sample.css.ts';

interface NumeralProps {
  text: string;
  unit?: string | undefined;
  /** @default 'row' */
  size?: keyof typeof styles.numeral;
}

/** A number and its unit; as siblings, so that the parent decides whether the unit stands beside or below. */
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
