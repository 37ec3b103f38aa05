import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { libraryFile } from '@cornerbell/content/library';
import { loadLibrary } from '@cornerbell/content/loader';
import { guideHref, postHref } from '../src/library/card-data.ts';

const repository = join(import.meta.dirname, '../../..');

/** The file of the content folder that a page is made from; `undefined` where it is none, or the folder has changed since. */
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

/** Where a letter stands first in the file that a page is made from, `file:line:column`; the page's path where no file is known. */
function placeOf(path: string, letter: string): string {
  const file = fileOf(path);
  if (file === undefined) return path;
  const short = relative(repository, file);
  const named = short.startsWith('..') ? file : short;
  const lines = readFileSync(file, 'utf8').normalize('NFC').split('\n');
  const line = lines.findIndex((text) => text.includes(letter));
  // A fact of the site that the file names may bring the letter.
  return line < 0 ? named : `${named}:${line + 1}:${(lines[line] ?? '').indexOf(letter) + 1}`;
}

/**
 * The error for a letter that none of the fonts has with which something is drawn from a page's words.
 *
 * @param what - What is drawn, such as `PDF`.
 * @param path - Of the page.
 * @example
 * missingLetter('PDF', '/resources/guides/warm-up', '🔔').message
 * // => 'packages/content/guides/warm-up.md:12:5: The PDF has no font with "🔔". Expected …'
 */
export const missingLetter = (what: string, path: string, letter: string): Error =>
  new Error(
    `${placeOf(path, letter)}: The ${what} has no font with "${letter}". Expected letters of Latin, Greek or Cyrillic script and common signs, such as → or ✓; write the word instead.`,
  );
