'use client';

import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { useWords } from '../../private/words.tsx';
import * as styles from './RequiredNote.css.ts';

/** Props of `RequiredNote`: those of a `p`. */
export interface RequiredNoteProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {}

/** Explains above a form what the star beside a label means. */
export function RequiredNote({ className, ...rest }: RequiredNoteProps) {
  const { requiredNote = 'Fields marked * are required.' } = useWords();
  const [before, after] = requiredNote.split('*');
  return (
    <p className={classes(styles.root, className)} {...rest}>
      {before}
      <span className={styles.star}>*</span>
      {after}
    </p>
  );
}
