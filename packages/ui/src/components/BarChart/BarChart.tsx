import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import type { CustomProperties } from '../../private/custom-properties.ts';
import { plainList } from '../../private/plain.css.ts';
import * as shared from '../../private/data.css.ts';
import * as styles from './BarChart.css.ts';

/** One bar of a `BarChart`. */
export interface ChartBar {
  /** The label of the bar, such as "Aug", unique in the chart. */
  label: string;
  /** The value of the bar, from 0. */
  value: number;
  /** The formatted value, such as "$8,420". */
  valueText: string;
}

/** Props of `BarChart`: those of a `div`, its name and its bars. */
export interface BarChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The chart's accessible name. */
  label: string;
  /** The bars, in the order they are shown. */
  bars: readonly ChartBar[];
  /**
   * Whether to highlight the last bar, such as the current month.
   * @default false
   */
  highlightLast?: boolean | undefined;
}

/** Bars with their formatted values: columns where there is room, rows on phones. */
export function BarChart({
  label,
  bars,
  highlightLast = false,
  className,
  ...rest
}: BarChartProps) {
  const longest = Math.max(1e-9, ...bars.map(({ value }) => value));
  return (
    <div className={classes(shared.piece, styles.root, className)} {...rest}>
      <ol className={classes(plainList, styles.bars)} aria-label={label}>
        {bars.map((bar, index) => {
          const share: CustomProperties = { '--share': bar.value / longest };
          return (
            <li
              key={bar.label}
              className={styles.bar}
              data-highlighted={(highlightLast && index === bars.length - 1) || undefined}
            >
              <span className={classes(shared.label, styles.name)}>{bar.label}</span>{' '}
              <span className={styles.track} aria-hidden="true">
                <span className={styles.fill} style={share} />
              </span>
              <span className={styles.value}>{bar.valueText}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
