/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NamedNav } from '../../private/NamedNav.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One level of the trail; the page itself has no `href`. */
export interface Breadcrumb {
  /** The label of the level. */
  label: ReactNode;
  /** The URL of the level; without it the level is the page itself. */
  href?: string | undefined;
}

/** Props of `Breadcrumbs`: those of a `nav` and the trail. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The trail from the start page to this page, this page last. */
  items: readonly Breadcrumb[];
}

/** The trail to a page two or more levels below the start page, with links to those above. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  return (
    <NamedNav label="breadcrumb" fallback="Breadcrumb" {...rest}>
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
