import { Buffer, isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { show } from './show.ts';
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

/** Reads one file of a folder; its text is NFC from here on. */
export function readFile(folder: string, path: string): SourceFile {
  const bytes = readFileSync(join(folder, path));
  const decoded = bytes.toString('utf8');
  const text = decoded.normalize('NFC');
  if (isUtf8(bytes)) return { path, text };
  // The decoder puts U+FFFD in place of what is not UTF-8.
  return { path, text, wrongByte: Buffer.byteLength(decoded.slice(0, decoded.indexOf('\uFFFD'))) };
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

/** Finds files that are not read: those in other folders, and those that are not Markdown. */
export function ignoredFiles(folder: string): Finding[] {
  return ['posts', 'guides', 'legal', 'questions'].flatMap((kind) =>
    (list(join(folder, kind)) ?? [])
      .filter((name) => !name.startsWith('.') && !/\.(?:md|mdx|markdown)$/i.test(name))
      .map((name) => ({
        file: `${kind}/${name}`,
        line: 1,
        column: 1,
        rule: 'ignored-file' as const,
        message: `${show(name)} is not read → move its text into a file such as \`${kind}/ten-days-quiet.md\`, or remove it.`,
      })),
  );
}
