import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import type { CustomProperties } from '../../private/custom-properties.ts';
import * as shared from '../../private/data.css.ts';
import * as styles from './ProgressBar.css.ts';

/** The longest track with one segment per unit; beyond, segments would be too thin to count. */
const maxSegments = 40;

/** Props of `ProgressBar`: those of a `div`, what is measured and how far it is. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: ReactNode;
  /** The value, from 0 to `max`. */
  value: number;
  /** The maximum; up to 40 the bar has one segment per unit. */
  max: number;
  /**
   * The formatted value.
   * @default `${value} / ${max}`
   */
  valueText?: string | undefined;
}

/** The progress of something, as text and as a bar. */
export function ProgressBar({
  label,
  value,
  max,
  valueText = `${value} / ${max}`,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const segmented = Number.isInteger(max) && max <= maxSegments;
  const segments: CustomProperties = { '--parts': max };
  return (
    <div className={classes(shared.piece, styles.root, className)} {...rest}>
      <div className={styles.head}>
        <span id={id} className={shared.primary}>
          {label}
        </span>
        <span className={shared.numeral.row} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <progress
        className={styles.track}
        value={value}
        max={max}
        aria-labelledby={id}
        aria-valuetext={valueText}
        data-split={segmented || undefined}
        data-state={value >= max ? 'full' : undefined}
        style={segmented ? segments : undefined}
      />
    </div>
  );
}
