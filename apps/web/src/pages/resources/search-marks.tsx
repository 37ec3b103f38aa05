import { matchParts } from '@cornerbell/content';
import type { ResourceCardProps } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import type { GuideCardData, PostCardData } from '../../library/card-data.ts';
import type { PostItemProps } from '../../library/items.tsx';

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

/** The props of a post card for a search: marked texts, and the tags that match. */
export const markPost = (
  query: string,
  { title, excerpt, tags }: PostCardData,
): Partial<PostItemProps> => ({
  title: mark(query, title),
  excerpt: mark(query, excerpt),
  tags: tags.filter((tag) => finds(query, tag)).map((tag) => mark(query, tag)),
});

/** The props of a guide card for a search; the excerpt is the description if that matches. */
export const markGuide = (
  query: string,
  { title, excerpt, description }: GuideCardData,
): Partial<ResourceCardProps> => ({
  title: mark(query, title),
  excerpt: mark(query, finds(query, description) ? description : excerpt),
});
