import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './RequiredNote.css.ts';

/** Props of `RequiredNote`: those of a `p`. */
export type RequiredNoteProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** Says above a form what the star beside a label means. */
export function RequiredNote({ className, ...rest }: RequiredNoteProps) {
  return (
    <p className={classes(styles.root, className)} {...rest}>
      Fields marked <span className={styles.star}>*</span> are required.
    </p>
  );
}
