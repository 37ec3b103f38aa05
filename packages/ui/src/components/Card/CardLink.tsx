import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/LinkProvider.tsx';

/** The link of a card. */
export interface CardTarget {
  /** The URL of the card's link; left out with `asChild`. Without either there is no link. */
  href?: string | undefined;
  /**
   * Whether its one child, such as a router's own link, is the card's link in place of a `Link` to `href`.
   * @default false
   */
  asChild?: boolean | undefined;
  /** The link, with `asChild`; the card sets its class and its content. */
  children?: ReactElement | undefined;
}

interface CardLinkProps {
  target: CardTarget;
  className: string;
  /** The content of the link. */
  children: ReactNode;
}

/** The link of a card, or its text alone where the card has none. */
export const CardLink = ({ target, className, children }: CardLinkProps) => {
  if (target.asChild) {
    return (
      <Slot className={className}>
        <Slottable>{target.children}</Slottable>
        {children}
      </Slot>
    );
  }
  if (target.href === undefined) return children;
  return (
    <Link href={target.href} className={className}>
      {children}
    </Link>
  );
};
