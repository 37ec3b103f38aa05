import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { libraryFile } from '@cornerbell/content/library';
import { loadLibrary } from '@cornerbell/content/loader';
import { guideHref, postHref } from '../src/library/card-data.ts';

const repository = join(import.meta.dirname, '../../..');

/** The content file of a page; `undefined` if there is none, or the folder can't be read any more. */
function fileOf(path: string): string | undefined {
  const folder = process.env['CONTENT_DIR'] ?? join(dirname(libraryFile), '..');
  const loaded = loadLibrary(folder);
  if (!loaded.ok) return undefined;
  const { posts, guides, legal } = loaded.library;
  const item =
    posts.find((post) => postHref(post) === path) ??
    guides.find((guide) => guideHref(guide) === path) ??
    legal.find(({ slug }) => `/${slug}` === path);
  const file = item && loaded.files.get(item);
  return file === undefined ? undefined : join(folder, file);
}

/** The first position of a letter in the content file of a page, `file:line:column`; the page's path if there is no such file. */
function positionOf(path: string, letter: string): string {
  const file = fileOf(path);
  if (file === undefined) return path;
  const short = relative(repository, file);
  const name = short.startsWith('..') ? file : short;
  const lines = readFileSync(file, 'utf8').normalize('NFC').split('\n');
  const line = lines.findIndex((text) => text.includes(letter));
  // The letter may come from a fact of the site that the file refers to.
  return line < 0 ? name : `${name}:${line + 1}:${(lines[line] ?? '').indexOf(letter) + 1}`;
}

/**
 * The error for a letter that none of our fonts has.
 *
 * @param what - The file that can't be made, such as `PDF`.
 * @param path - The path of the page.
 * @example
 * missingLetter('PDF', '/resources/guides/warm-up', '🔔').message
 * // => 'packages/content/guides/warm-up.md:12:5: The PDF has no font with "🔔". Expected …'
 */
export const missingLetter = (what: string, path: string, letter: string): Error =>
  new Error(
    `${positionOf(path, letter)}: The ${what} has no font with "${letter}". Expected letters of Latin, Greek or Cyrillic script and common signs, such as → or ✓; write the word instead.`,
  );
