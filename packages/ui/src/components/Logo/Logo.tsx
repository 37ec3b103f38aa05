import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Logo.css.ts';

/** Cornerbell's mark, for `brand.logo` of `Header` and `Footer`; hidden from screen readers. */
export function Logo({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return (
    <svg
      className={classes(styles.root, className)}
      viewBox="0 0 28 28"
      fill="none"
      aria-hidden="true"
      {...rest}
    >
      <path d="M2 0v26h26M8 0v20h20M14 0v14h14" stroke="currentColor" strokeWidth="2.5" />
      <circle className={styles.bell} cx="22.5" cy="5.5" r="5" />
    </svg>
  );
}
