/* oxlint-disable react/no-array-index-key -- rows hold no state, and their words may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NamedNav } from '../../private/words.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way; the page itself has no `href`. */
export interface Breadcrumb {
  /** What the step is called. */
  label: ReactNode;
  /** Where the step leads; without it the step is the page itself. */
  href?: string | undefined;
}

/** Props of `Breadcrumbs`: those of a `nav` and the way. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The way from the start to this page, this page last. */
  items: readonly Breadcrumb[];
}

/** Says where in the site a page is and leads back up. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  return (
    <NamedNav word="breadcrumb" fallback="Breadcrumb" {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={index} className={styles.item}>
            {href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </NamedNav>
  );
}
