import {
  displayLimits,
  filterResources,
  matchParts,
  resourceHref,
  type ResourceParams,
} from '@cornerbell/content';
import {
  Button,
  Grid,
  Heading,
  Link,
  Stack,
  Text,
  VisuallyHidden,
  type GridProps,
} from '@cornerbell/ui';
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { GuideCardData, PostCardData } from '../../library/card-data.ts';
import { ItemCard, type ItemCardProps } from '../../library/ItemCard.tsx';
import { useReplaceQuery, useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import type { ResourcesData } from './data.ts';
import * as styles from './ResourcesPage.css.ts';

/** Wraps the matches of a search in `mark`. */
function mark(words: readonly string[], whole: string): ReactNode {
  if (words.length === 0) return whole;
  let at = 0;
  return matchParts(whole, words).map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}

/** The marked texts of a card. Tags, and a guide's description, are only shown if they match. */
function markItem(
  words: readonly string[],
  item: PostCardData | GuideCardData,
): Pick<ItemCardProps, 'title' | 'excerpt' | 'tags'> {
  const matches = (text: string) => matchParts(text, words).some(({ isMatch }) => isMatch);
  const tags = item.kind === 'post' ? item.tags.filter(matches) : [];
  const excerpt =
    item.kind === 'guide' && matches(item.description) ? item.description : item.excerpt;
  return {
    title: mark(words, item.title),
    excerpt: mark(words, excerpt),
    tags: tags.map((tag) => mark(words, tag)),
  };
}

interface ResourceListProps extends Pick<GridProps, 'columns' | 'min'> {
  title: string;
  items: readonly (PostCardData | GuideCardData)[];
  /** The words of the search, which are marked. */
  words: readonly string[];
  showMoreLabel: string;
}

/** How many cards are shown, by list title; in the history, so that Back shows them again. */
type ShownCounts = Readonly<Record<string, number>>;

/** A titled list of cards: the first 24, and more on request. */
function ResourceList({ title, items, words, showMoreLabel, columns = 3, min }: ResourceListProps) {
  const titleId = useId();
  const { search, state } = useShownLocation();
  const replaceQuery = useReplaceQuery();
  const isHydrated = useHydrated();
  const counts: ShownCounts =
    (isHydrated && (state as { shown?: ShownCounts } | null)?.shown) || {};
  const count = counts[title] ?? displayLimits.listed;
  const list = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);

  function showMore() {
    firstNew.current = count;
    replaceQuery(search, { shown: { ...counts, [title]: count + displayLimits.listed } });
  }
  // The new cards are above the button, which may be gone.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const cards = list.current?.querySelectorAll('article');
    cards?.[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  });

  return (
    <section ref={list} aria-labelledby={titleId}>
      <Stack gap="lg">
        <Heading id={titleId} className={styles.listTitle}>
          {title}
        </Heading>
        <Grid columns={columns} min={min}>
          {items.slice(0, count).map((item) => (
            <ItemCard key={item.id} item={item} {...markItem(words, item)} />
          ))}
        </Grid>
        {items.length > count && (
          <Button variant="secondary" className={styles.showMore} onClick={showMore}>
            {showMoreLabel}
          </Button>
        )}
      </Stack>
    </section>
  );
}

/** The pause before a text is announced, in milliseconds, so that typing announces once. */
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

/** The links with the most words of a search; words of three letters are in too many. */
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

/** The lists of a view. Memoised, because typing renders the page more often than they change. */
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
