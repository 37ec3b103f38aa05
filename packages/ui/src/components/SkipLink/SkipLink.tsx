import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { Label } from '../../private/labels.ts';
import * as styles from './SkipLink.css.ts';

/** Props of `SkipLink`: those of an `a`. */
export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /**
   * The anchor of the page's main content.
   * @default '#main'
   */
  href?: string | undefined;
}

/** Lets keyboard users skip the header; visible only while focused. Put it first in the page. */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  return (
    <a href={href} className={classes(styles.root, className)} {...rest}>
      {children ?? <Label name="skipToContent">Skip to main content</Label>}
    </a>
  );
}
