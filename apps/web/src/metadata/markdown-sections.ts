import type { TitledText } from '@cornerbell/content/copy';
import { escapeMarkdown } from './escape.ts';

/** A heading, its lead and its content as blocks of Markdown. */
export const sectionMarkdown = (
  { title, lead }: { readonly title: string; readonly lead?: string | undefined },
  content?: string,
): string[] =>
  [`## ${escapeMarkdown(title)}`, lead && escapeMarkdown(lead), content].filter(
    (part) => part !== undefined,
  );

/** Texts as a Markdown list. */
export const listMarkdown = (items: readonly string[]): string =>
  items.map((item) => `- ${escapeMarkdown(item)}`).join('\n');

/** Titled texts as a Markdown list. */
export const titledMarkdown = (items: readonly TitledText[]): string =>
  listMarkdown(items.map(({ title, text }) => `${title}: ${text}`));

const tableRow = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;

/** Rows as a Markdown table. Cells must not contain line breaks. */
export const tableMarkdown = <Key extends string>(
  columns: Readonly<Record<Key, string>>,
  rows: readonly Readonly<Record<Key, string>>[],
): string => {
  const keys = Object.keys(columns) as Key[];
  return [
    tableRow(keys.map((key) => columns[key])),
    tableRow(keys.map(() => '---')),
    ...rows.map((row) => tableRow(keys.map((key) => row[key]))),
  ].join('\n');
};
