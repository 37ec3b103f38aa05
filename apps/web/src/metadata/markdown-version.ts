import type { MarkdownSource } from '../page.ts';
import { escapeMarkdown } from './escape.ts';

/** The path of a page's Markdown version. */
export const markdownPath = (path: string): string => `${path}.md`;

/** A text with stills replaced by their captions, because only the site can draw them. */
export const withoutPictures = (markdown: string): string =>
  markdown.replace(/^!\[(.*)\]\([\w-]+\)$/gm, '*$1*');

/**
 * Makes the links and pictures in rendered HTML absolute, so that they work outside the site.
 *
 * @param origin - The origin of the site.
 * @param path - The path of the page.
 */
export const withAbsoluteLinks = (html: string, origin: string, path: string): string =>
  html
    .replaceAll(/(href|src)="\//g, `$1="${origin}/`)
    .replaceAll('href="#', `href="${origin}${path}#`);

/** Writes a page as a Markdown file with absolute links. */
export function renderMarkdown(
  { title, lead, facts, content }: MarkdownSource,
  origin: string,
  path: string,
): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    lead && escapeMarkdown(lead),
    [...facts.map(escapeMarkdown), origin + path].join(' · '),
    withoutPictures(content).trim(),
  ];
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  const linked = text
    .replace(/\]\(\/(?!\/)/g, `](${origin}/`)
    .replaceAll('](#', `](${origin}${path}#`);
  return `${linked}\n`;
}
