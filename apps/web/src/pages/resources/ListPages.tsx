import type { ResourceView } from '@cornerbell/content';
import { ButtonLink } from '@cornerbell/ui';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { pageCount } from '../../library/paging.ts';
import type { ResourcesPageCopy } from './resources.ts';
import * as styles from './ResourcesPage.css.ts';
import { viewHref } from './view-href.ts';

interface ListPagesProps {
  copy: ResourcesPageCopy['results']['paging'];
  /** The name of the list. */
  title: string;
  /** The view of the list, with the current page. */
  view: ResourceView & { page: number };
  /** The number of items of the whole list. */
  count: number;
}

/** Links to the previous and next page of a list; nothing if it has one page. */
export function ListPages({ copy, title, view, count }: ListPagesProps) {
  const { page } = view;
  const pages = pageCount(count);
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={title}>
      {page > 1 && (
        <ButtonLink variant="secondary" rel="prev" href={viewHref({ ...view, page: page - 1 })}>
          {copy.newerLabel}
        </ButtonLink>
      )}
      <p className={styles.pagesText}>{fillPlaceholders(copy.position, { page, pages })}</p>
      {page < pages && (
        <ButtonLink variant="secondary" rel="next" href={viewHref({ ...view, page: page + 1 })}>
          {copy.olderLabel}
        </ButtonLink>
      )}
    </nav>
  );
}
