import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../private/classes.ts';
import * as styles from './Button.css.ts';

/** How loudly a button speaks; one `primary` in a view is enough. */
export const buttonEmphases = ['primary', 'secondary', 'quiet'] as const;

/** One of `buttonEmphases`. */
export type ButtonEmphasis = (typeof buttonEmphases)[number];

/** What `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /**
   * How loudly the button speaks.
   * @default 'primary'
   */
  emphasis?: ButtonEmphasis | undefined;
  /**
   * How large the button is; `large` is for heroes and closing banners.
   * @default 'regular'
   */
  size?: 'regular' | 'large' | undefined;
}

/** Props of `Button`: those of a `button` and its look. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {}

/** A button that does something on this page. For going somewhere, use `ButtonLink`. */
export function Button({
  emphasis = 'primary',
  size = 'regular',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={classes(styles.root({ emphasis, size }), className)} {...rest} />
  );
}
