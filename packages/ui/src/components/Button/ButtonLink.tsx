import { Link, type LinkProps } from '../Link/LinkProvider.tsx';
import { withLook, type ButtonLook } from './look.ts';

/** Props of `ButtonLink`: those of a link and a button's look. */
export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link that looks like a button, for the one or two of a view that should stand out. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Link {...withLook(props)} />;
}
