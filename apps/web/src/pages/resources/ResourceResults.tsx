import {
  displayLimits,
  filterResources,
  matchParts,
  resourceHref,
  type ResourceParams,
} from '@cornerbell/content';
import { Button, Heading, Link, Text, VisuallyHidden } from '@cornerbell/ui';
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

/** The links that have the most words of a search, without those of three letters, which are in too many. */
function linksFor(words: readonly string[], links: ResourcesData['elsewhere']) {
  const telling = words.filter(({ length }) => length > 3);
  const countIn = (label: string) =>
    telling.filter((word) => matchParts(label, [word]).some(({ isMatch }) => isMatch)).length;
  const most = Math.max(...links.map(({ label }) => countIn(label)));
  return most === 0 ? [] : links.filter(({ label }) => countIn(label) === most).slice(0, 6);
}

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
  const elsewhere = found === 0 ? linksFor(words, data.elsewhere) : [];
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
            items={data.guides.filter(isFeatured)}
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
          {elsewhere.length > 0 && (
            <nav aria-labelledby="elsewhere" className={styles.elsewhere}>
              <Heading id="elsewhere" size="sm">
                {copy.elsewhere}
              </Heading>
              <ul className={styles.links}>
                {elsewhere.map(({ label, href }) => (
                  <li key={label}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Button variant="secondary" onClick={onClear}>
            {copy.clearSearchLabel}
          </Button>
        </div>
      )}
    </>
  );
});
