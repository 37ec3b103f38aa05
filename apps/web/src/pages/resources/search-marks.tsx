import { matchParts } from '@cornerbell/content';
import type { ReactNode } from 'react';
import type { GuideCardData, PostCardData } from '../../library/card-data.ts';
import type { ItemCardProps } from '../../library/ItemCard.tsx';

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
export function markItem(
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
