import { formatDate, type Guide } from '@cornerbell/content';
import { withAbsoluteMarkdownLinks } from './absolute.ts';
import { guideHref } from '../../src/library/card-data.ts';

/** What the Markdown version of a page is made of. */
export interface MarkdownSource {
  readonly title: string;
  /** The sentence under the title; left out where the page has none. */
  readonly lead?: string | undefined;
  /** Author and date, as the page shows them. */
  readonly facts: readonly string[];
  /** The Markdown of the body. */
  readonly content: string;
}

/** Where the Markdown version of a page is. */
export const markdownPath = (path: string): string => `${path}.md`;

/** A page as a Markdown file: what a reader without a browser, or a machine, needs of it. */
export function renderMarkdown(
  { title, lead, facts, content }: MarkdownSource,
  origin: string,
  path: string,
): string {
  const parts = [`# ${title}`, lead, [...facts, origin + path].join(' · '), content.trim()];
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  return `${withAbsoluteMarkdownLinks(text, origin, path)}\n`;
}

/** A guide as a Markdown file: its Markdown version, which its page also offers to download. */
export const guideMarkdown = (guide: Guide, origin: string): string => {
  const { title, description, publishedDate, content } = guide;
  return renderMarkdown(
    { title, lead: description, facts: [formatDate(publishedDate, 'page')], content },
    origin,
    guideHref(guide),
  );
};
