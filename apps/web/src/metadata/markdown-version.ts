import { guideAddress, type Guide } from '@cornerbell/content';
import { withAbsoluteMarkdownLinks } from './absolute.ts';
import type { MarkdownSource } from '../page.ts';

/** The path of a page's Markdown version. */
export const markdownPath = (path: string): string => `${path}.md`;

/** A text with the captions of its pictures in place of the pictures, which only the site can draw. */
export const withoutPictures = (markdown: string): string =>
  markdown.replace(/^!\[(.*)\]\(.*\)$/gm, '*$1*');

/** Writes a page as a Markdown file with absolute links. */
export function renderMarkdown(
  { title, lead, facts, content }: MarkdownSource,
  origin: string,
  path: string,
): string {
  const parts = [
    `# ${title}`,
    lead,
    [...facts, origin + path].join(' · '),
    withoutPictures(content).trim(),
  ];
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  return `${withAbsoluteMarkdownLinks(text, origin, path)}\n`;
}

/** The Markdown version of a guide, which its page also offers as a download. */
export const guideMarkdown = (guide: Guide, origin: string): string => {
  const { title, description, dates, content } = guide;
  return renderMarkdown(
    { title, lead: description, facts: [dates.page], content },
    origin,
    guideAddress(guide),
  );
};
