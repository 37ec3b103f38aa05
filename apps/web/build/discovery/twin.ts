import { formatDate, type Guide } from '@cornerbell/content';
import { withAbsoluteMarkdownLinks } from './absolute.ts';
import { guideHref } from '../../src/library/card-data.ts';

/** What the Markdown twin of a page is made of. */
export interface TwinSource {
  readonly title: string;
  /** The sentence under the title; left out where the page has none. */
  readonly lead?: string | undefined;
  /** Author and date, as the page shows them. */
  readonly facts: readonly string[];
  /** The Markdown of the body. */
  readonly content: string;
}

/** Where the twin of a page is. */
export const twinPath = (path: string): string => `${path}.md`;

/** A page as a Markdown file: what a reader without a browser, or a machine, needs of it. */
export function renderTwin(
  { title, lead, facts, content }: TwinSource,
  origin: string,
  path: string,
): string {
  const parts = [`# ${title}`, lead, [...facts, origin + path].join(' · '), content.trim()];
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  return `${withAbsoluteMarkdownLinks(text, origin, path)}\n`;
}

/** A guide as a Markdown file: its twin, which its page also offers to download. */
export const guideTwin = (guide: Guide, origin: string): string => {
  const { title, description, publishedDate, content } = guide;
  return renderTwin(
    { title, lead: description, facts: [formatDate(publishedDate, 'page')], content },
    origin,
    guideHref(guide),
  );
};
