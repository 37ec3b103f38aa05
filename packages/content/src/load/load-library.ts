import type { BlogCategory } from '../schema/categories.ts';
import type { GuideType } from '../schema/guide-types.ts';
import { compileLibrary, type LoadResult } from './compile-library.ts';
import type { ExtraFields, LibraryOptions, OwnKinds } from './file-readers.ts';
import type { Finding } from './finding.ts';
import { readSource } from './read-source.ts';
import { loadSite } from './load-site.ts';
import { siteOptions } from './site-options.ts';

/**
 * Reads a content folder once and checks it: `posts/*.md`, `guides/*.md`, `legal/*.md`, `questions/*.md`, `authors.yaml`
 * and the folders of `options.kinds`.
 *
 * A missing folder or file counts as empty; hidden files and other extensions are ignored.
 *
 * @param folder - The path of the content folder.
 * @param options - What the files may refer to; by default the site's categories and guide types, and the facts of the folder's `site/`.
 * @returns The library, or every finding by file, line and column.
 * @throws The error of the file system if a file can't be read.
 * @example
 * const result = loadLibrary('content', { categories: ['recipes'], guideTypes: ['menu'] });
 * if (!result.ok) for (const finding of result.findings) process.stderr.write(`${formatFinding(finding)}\n`);
 */
export function loadLibrary<
  const Category extends string,
  const Type extends string,
  Extra extends ExtraFields = {},
  Kinds extends OwnKinds = {},
>(
  folder: string,
  options: LibraryOptions<Category, Type, Extra, Kinds>,
): LoadResult<Category, Type, Extra, Kinds>;
export function loadLibrary(folder: string): LoadResult<BlogCategory, GuideType>;
export function loadLibrary(
  folder: string,
  options: LibraryOptions<string, string> = siteOptions(loadSite(folder)),
): LoadResult<string, string> {
  const source = readSource(folder, Object.keys(options.kinds ?? {}));
  return source === undefined
    ? { ok: false, findings: [missingFolder(folder)] }
    : compileLibrary(source, options);
}

/** The finding for a missing content folder. */
export function missingFolder(folder: string): Finding {
  return {
    file: folder,
    line: 1,
    column: 1,
    rule: 'missing-folder',
    message:
      'The content folder is missing → create it with posts/, guides/, legal/ and authors.yaml.',
  };
}
