import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { base, sizes } from './Heading.css.ts';

/** Props of `Heading`: those of a heading, its level and its size. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /**
   * Its level in the outline of the page.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Its type size, independent of its level: 22, 26 to 34, 34 to 56 or 44 to 80 px.
   * @default 'md'
   */
  size?: keyof typeof sizes | undefined;
}

/** A heading outside `Prose`, in the display font and without a margin. */
export function Heading({ level = 2, size = 'md', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={classes(base, sizes[size], className)} {...rest} />;
}
