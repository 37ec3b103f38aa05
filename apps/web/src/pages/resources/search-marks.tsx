import { matchParts } from '@cornerbell/content';
import type { ReactNode } from 'react';
import type { GuideCardData, PostCardData } from '../../library/card-data.ts';
import type { ItemCardProps } from '../../library/ItemCard.tsx';

const finds = (query: string, text: string) =>
  query.trim() !== '' && matchParts(text, query).some(({ isMatch }) => isMatch);

/** Wraps the matches of a query in `mark`. */
function mark(query: string, whole: string): ReactNode {
  if (query.trim() === '') return whole;
  let at = 0;
  return matchParts(whole, query).map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}

/** The props of a card for a search: marked texts, the tags that match, and the description of a guide if that matches. */
export function markItem(
  query: string,
  item: PostCardData | GuideCardData,
): Pick<ItemCardProps, 'title' | 'excerpt' | 'tags'> {
  const matches = (text: string) => finds(query, text);
  const tags = item.kind === 'post' ? item.tags.filter(matches) : [];
  const excerpt =
    item.kind === 'guide' && matches(item.description) ? item.description : item.excerpt;
  return {
    title: mark(query, item.title),
    excerpt: mark(query, excerpt),
    tags: tags.map((tag) => mark(query, tag)),
  };
}
