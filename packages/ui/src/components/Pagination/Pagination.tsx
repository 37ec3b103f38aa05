/* oxlint-disable react/no-array-index-key -- links hold no state */

import type { ComponentPropsWithRef } from 'react';
import { hidden } from '../../private/plain.css.ts';
import { NamedNav, Label } from '../../private/labels.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import * as styles from './Pagination.css.ts';
import { shownPages } from './shown-pages.ts';

/** Props of `Pagination`: those of a `nav`, and which pages there are. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  /** The URL of a page. */
  hrefOf: (page: number) => string;
}

/** Links through a list that is divided into pages, each with its own URL. */
export function Pagination({ page, count, hrefOf, ...rest }: PaginationProps) {
  return (
    <NamedNav label="pagination" fallback="Pagination" {...rest}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link className={styles.link} href={hrefOf(page - 1)} rel="prev">
              <Label name="previous">Previous</Label>
            </Link>
          </li>
        )}
        {shownPages(page, count).map((shown, index) => (
          <li key={index}>
            {shown === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.link}
                href={hrefOf(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                <span className={hidden}>
                  <Label name="page" count={shown}>
                    Page #
                  </Label>
                </span>
                <span aria-hidden="true">{shown}</span>
              </Link>
            )}
          </li>
        ))}
        {page < count && (
          <li>
            <Link className={styles.link} href={hrefOf(page + 1)} rel="next">
              <Label name="next">Next</Label>
            </Link>
          </li>
        )}
      </ul>
    </NamedNav>
  );
}
