import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibrarySource, SourceFile } from './source-file.ts';

/**
 * Reads the files of a content folder, unchecked: `posts/*.md`, `guides/*.md`, `legal/*.md`, `questions/*.md` and `authors.yaml`.
 *
 * @returns The files, or `undefined` if there is no such folder.
 * @throws The error of the file system if a file can't be read.
 */
export function readSource(folder: string): LibrarySource | undefined {
  const names = list(folder);
  if (names === undefined) return undefined;
  return {
    posts: readMarkdown(folder, 'posts'),
    guides: readMarkdown(folder, 'guides'),
    legal: readMarkdown(folder, 'legal'),
    questions: readMarkdown(folder, 'questions'),
    ...(names.includes('authors.yaml') && { authors: readFile(folder, 'authors.yaml') }),
  };
}

/** Reads one file of a folder. */
export function readFile(folder: string, path: string): SourceFile {
  return { path, text: readFileSync(join(folder, path), 'utf8') };
}

/** The names in a folder in code unit order, the same on every machine; `undefined` if there is no such folder. */
export function list(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return undefined;
    throw error;
  }
}

function readMarkdown(folder: string, kind: string): SourceFile[] {
  return (list(join(folder, kind)) ?? [])
    .filter((name) => /^[^.].*\.(?:md|mdx|markdown)$/i.test(name))
    .map((name) => readFile(folder, `${kind}/${name}`));
}
