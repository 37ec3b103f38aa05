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
  const paths = listSource(folder);
  if (paths === undefined) return undefined;
  const read = (path: string) => readFile(folder, path);
  return {
    posts: paths.posts.map(read),
    guides: paths.guides.map(read),
    legal: paths.legal.map(read),
    questions: paths.questions.map(read),
    ...(paths.authors !== undefined && { authors: read(paths.authors) }),
  };
}

/** The paths of the files of a content folder, inside of it; `undefined` if there is no such folder. */
export function listSource(folder: string) {
  const names = list(folder);
  if (names === undefined) return undefined;
  return {
    posts: listMarkdown(folder, 'posts'),
    guides: listMarkdown(folder, 'guides'),
    legal: listMarkdown(folder, 'legal'),
    questions: listMarkdown(folder, 'questions'),
    authors: names.find((name) => name === 'authors.yaml'),
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

function listMarkdown(folder: string, kind: string): string[] {
  return (list(join(folder, kind)) ?? [])
    .filter((name) => /^[^.].*\.(?:md|mdx|markdown)$/i.test(name))
    .map((name) => `${kind}/${name}`);
}
