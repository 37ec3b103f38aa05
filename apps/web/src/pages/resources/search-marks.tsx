import { matchesQuery, matchParts } from '@cornerbell/content';
import type { GuideCardProps, PostCardProps } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import type { GuideCardData, PostCardData } from '../../library/card-data.ts';

/** Whether a search finds a text. */
const finds = (query: string, text: string) =>
  query.trim() !== '' && matchesQuery({ title: text, description: '' }, query);

/** A text with what a search has found in `mark`; a part is named by the place where it begins. */
function mark(query: string, whole: string): ReactNode {
  if (!finds(query, whole)) return whole;
  let at = 0;
  return matchParts(whole, query).map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}

/** What the card of a post shows of a search: its words marked, and the tags by which it was found. */
export const markPost = (
  query: string,
  { title, excerpt, tags }: PostCardData,
): Partial<PostCardProps> => ({
  title: mark(query, title),
  excerpt: mark(query, excerpt),
  tags: tags.filter((tag) => finds(query, tag)).map((tag) => mark(query, tag)),
});

/** The same of a guide: a search reads its description, so the card shows that where it was found there. */
export const markGuide = (
  query: string,
  { title, excerpt, description }: GuideCardData,
): Partial<GuideCardProps> => ({
  title: mark(query, title),
  excerpt: mark(query, finds(query, description) ? description : excerpt),
});
