'use client';

import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { useLabels } from '../../private/labels.ts';
import * as styles from './RequiredNote.css.ts';

/** Explains above a form what the star beside a label means. */
export function RequiredNote({ className, ...rest }: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
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
