import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import * as sample from '../../private/sample.css.ts';
import { Track } from '../../private/Track.tsx';
import * as styles from './ProgressBar.css.ts';

/** Props of `ProgressBar`: those of a `div`, what is measured and how far it is. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: ReactNode;
  /** How much is there, from 0 to `max`. */
  value: number;
  /** How much there can be; up to 40 it is drawn one piece a unit. */
  max: number;
  /**
   * The value in words.
   * @default `${value} / ${max}`
   */
  valueText?: string | undefined;
}

/** How far something has come, in words and as a bar. */
export function ProgressBar({
  label,
  value,
  max,
  valueText = `${value} / ${max}`,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  return (
    <div className={classes(sample.piece, styles.root, className)} {...rest}>
      <div className={styles.head}>
        <span id={id} className={sample.primary}>
          {label}
        </span>
        <span className={sample.numeral.row} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <Track value={value} max={max} aria-labelledby={id} aria-valuetext={valueText} />
    </div>
  );
}
