import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Separator.css.ts';

/** Props of `Separator`: those of an `hr`, and its orientation. */
export interface SeparatorProps extends ComponentPropsWithRef<'hr'> {
  /**
   * Whether it is between things one below the other or side by side; a vertical one needs a flex row.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A thin line between groups. */
export function Separator({ orientation = 'horizontal', className, ...rest }: SeparatorProps) {
  return (
    <hr
      className={classes(styles.root, className)}
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      {...rest}
    />
  );
}
