import {
  displayLimits,
  filterResources,
  resourceHref,
  type ResourceParams,
} from '@cornerbell/content';
import { Button, Link, Text, VisuallyHidden } from '@cornerbell/ui';
import { memo, useEffect, useState } from 'react';
import { ResourceList } from './ResourceList.tsx';
import type { ResourcesData } from './data.ts';
import * as styles from './ResourcesPage.css.ts';

/** How long a text must be unchanged before it is announced, in milliseconds, so that typing announces once. */
const pause = 600;

/** Announces a text to screen readers when it has stopped changing. */
function Announced({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

const isFeatured = ({ featured }: { readonly featured: boolean }) => featured;

interface ResourceResultsProps extends ResourceParams {
  data: ResourcesData;
  /** Called when the visitor clears the search. */
  onClear: () => void;
}

/** The lists of a view. Memoised, because typing renders the page more often than the view changes. */
export const ResourceResults = memo(function ResourceResults({
  data,
  type,
  category,
  query,
  onClear,
}: ResourceResultsProps) {
  const copy = data.copy.results;
  const { posts, guides, words } = filterResources(data, { type, category, query });
  const found = posts.length + guides.length;
  const isSearch = query.trim() !== '';
  const isOverview = type === 'all' && !isSearch;
  const more = { words, showMoreLabel: copy.showMoreLabel };

  return (
    <>
      <Announced
        text={isOverview ? '' : `${found} ${copy.foundUnits[found === 1 ? 'one' : 'many']}`}
      />
      {isOverview && (
        <>
          <ResourceList
            title={copy.featuredPostsTitle}
            items={data.posts.filter(isFeatured).slice(0, displayLimits.featuredPosts)}
            columns={2}
            {...more}
          />
          <ResourceList
            title={copy.featuredGuidesTitle}
            items={data.guides.filter(isFeatured).slice(0, displayLimits.popularGuides)}
            min="narrow"
            {...more}
          />
        </>
      )}
      {posts.length > 0 && (
        <ResourceList
          title={copy.listTitles.blog[type === 'blog' ? 'alone' : 'all']}
          items={posts}
          {...more}
        />
      )}
      {guides.length > 0 && (
        <ResourceList
          title={copy.listTitles.guides[type === 'guides' ? 'alone' : 'all']}
          items={guides}
          {...more}
        />
      )}
      {found === 0 && (
        <div className={styles.empty}>
          <Text size="lg">{copy.empty}</Text>
          {type === 'videos' && !isSearch && (
            <Text size="lg">
              {copy.noneYet.text} <Link href={resourceHref({})}>{copy.noneYet.linkLabel}</Link>.
            </Text>
          )}
          <Button variant="secondary" onClick={onClear}>
            {copy.clearSearchLabel}
          </Button>
        </div>
      )}
    </>
  );
});
