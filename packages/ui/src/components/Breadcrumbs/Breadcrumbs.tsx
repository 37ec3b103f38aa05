import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way; the page itself has no `href`. */
export interface Breadcrumb {
  label: string;
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
    <nav aria-label="Breadcrumb" {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={label} className={styles.item}>
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
    </nav>
  );
}
