import { displayLimits, matchParts } from '@cornerbell/content';
import { Button, Grid, Heading, Stack, type GridProps } from '@cornerbell/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { GuideCardData, PostCardData } from '../../library/card-data.ts';
import { ItemCard, type ItemCardProps } from '../../library/ItemCard.tsx';
import { useReplaceQuery, useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
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

/** The props of a card for a search: marked texts, the tags that match, and the description of a guide if that matches. */
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

/** The number of cards that the visitor has asked for, by the title of the list; kept in the history, so that Back finds them again. */
type ShownCounts = Readonly<Record<string, number>>;

/** A titled list of cards: the first 24, and more on request. */
export function ResourceList({
  title,
  items,
  words,
  showMoreLabel,
  columns = 3,
  min,
}: ResourceListProps) {
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
        <Grid columns={columns} min={min} gap="lg">
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
