import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogCategory } from '../categories.ts';
import type { GuideType } from '../guide-types.ts';
import { compileLibrary, type LibraryOptions, type LoadResult } from './compile-library.ts';
import { siteOptions } from './site-options.ts';
import type { LibrarySource, SourceFile } from './source-file.ts';

/**
 * Reads a content folder once and checks it: `posts/*.md`, `guides/*.md`, `legal/*.md` and `authors.yaml`.
 *
 * A folder or file that is not there counts as empty; hidden files and other endings are passed over. Specification §3.
 *
 * @param folder - The path of the content folder.
 * @param options - What the files may name; left out, the site's own categories, guide types and facts.
 * @returns The library, or every finding by file, line and column.
 * @throws The error of the file system if a file can't be read.
 * @example
 * const result = loadLibrary('content', { categories: ['recipes'], guideTypes: ['menu'] });
 * if (!result.ok) for (const finding of result.findings) process.stderr.write(`${formatFinding(finding)}\n`);
 */
export function loadLibrary(folder: string): LoadResult<BlogCategory, GuideType>;
export function loadLibrary<const Category extends string, const Type extends string>(
  folder: string,
  options: LibraryOptions<Category, Type>,
): LoadResult<Category, Type>;
export function loadLibrary(
  folder: string,
  options: LibraryOptions<string, string> = siteOptions,
): LoadResult<string, string> {
  if (list(folder) === undefined) {
    return {
      ok: false,
      findings: [
        {
          file: folder,
          line: 1,
          column: 1,
          rule: 'missing-folder',
          message: `The content folder is missing → make a folder with posts/, guides/, legal/ and authors.yaml.`,
        },
      ],
    };
  }
  return compileLibrary(readSource(folder), options);
}

function readSource(folder: string): LibrarySource {
  const hasAuthors = list(folder)?.includes('authors.yaml') ?? false;
  return {
    posts: readMarkdown(folder, 'posts'),
    guides: readMarkdown(folder, 'guides'),
    legal: readMarkdown(folder, 'legal'),
    ...(hasAuthors && { authors: read(folder, 'authors.yaml') }),
  };
}

function readMarkdown(folder: string, kind: string): SourceFile[] {
  return (list(join(folder, kind)) ?? [])
    .filter((name) => /^[^.].*\.(?:md|mdx|markdown)$/i.test(name))
    .map((name) => read(folder, `${kind}/${name}`));
}

function read(folder: string, path: string): SourceFile {
  return { path, text: readFileSync(join(folder, path), 'utf8') };
}

/** The names in a folder in code unit order, the same on every machine; `undefined` if there is no such folder. */
function list(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return undefined;
    throw error;
  }
}
