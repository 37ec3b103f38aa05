import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import { base, sizes, tones } from './Text.css.ts';

/** Props of `Text`: those of a `p`, its size and its tone. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * Its type size: 14, 16 or 18 to 21 px.
   * @default 'md'
   */
  size?: keyof typeof sizes | undefined;
  /** `muted` for secondary text. */
  tone?: keyof typeof tones | undefined;
}

/** A paragraph without a margin, never wider than a readable line. */
export function Text({ size = 'md', tone, className, ...rest }: TextProps) {
  return <p className={classes(base, sizes[size], tone && tones[tone], className)} {...rest} />;
}
