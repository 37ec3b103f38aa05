import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Prose.css.ts';

/**
 * Article typography for the elements inside: headings, paragraphs, links, lists, quotes, tables. A
 * list with `data-checklist` and an `input` in each item becomes a checklist that prints well. What
 * is inside a `figure` keeps its own styles.
 */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classes(styles.root, className)} {...rest} />;
}
