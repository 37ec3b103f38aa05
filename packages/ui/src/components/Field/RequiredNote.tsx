'use client';

import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { useLabels } from '../../private/labels.ts';
import * as styles from './RequiredNote.css.ts';

/** Props of `RequiredNote`: those of a `p`. */
export interface RequiredNoteProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {}

/** Explains above a form what the star beside a label means. */
export function RequiredNote({ className, ...rest }: RequiredNoteProps) {
  const { requiredNote = 'Fields marked * are required.' } = useLabels();
  const [before, after] = requiredNote.split('*');
  return (
    <p className={classes(styles.root, className)} {...rest}>
      {before}
      <span className={styles.star}>*</span>
      {after}
    </p>
  );
}
