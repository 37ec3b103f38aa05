import { classes } from '../../private/classes.ts';
import { Link, type LinkProps } from '../Link/LinkProvider.tsx';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

/** Props of `ButtonLink`: those of a link and a button's look. */
export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button. */
export function ButtonLink({
  emphasis = 'primary',
  size = 'regular',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link className={classes(styles.root({ emphasis, size }), className)} {...rest} />;
}
