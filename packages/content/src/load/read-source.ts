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
  const names = list(folder);
  if (names === undefined) return undefined;
  const readAll = (kind: string) =>
    visibleFiles(folder, kind)
      .filter(isMarkdown)
      .map((name) => readFile(folder, `${kind}/${name}`));
  return {
    posts: readAll('posts'),
    guides: readAll('guides'),
    legal: readAll('legal'),
    questions: readAll('questions'),
    ...(names.includes('authors.yaml') && { authors: readFile(folder, 'authors.yaml') }),
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

const visibleFiles = (folder: string, kind: string): string[] =>
  (list(join(folder, kind)) ?? []).filter((name) => !name.startsWith('.'));

const isMarkdown = (name: string): boolean => /\.(?:md|mdx|markdown)$/i.test(name);

/** Finds files that are not read: those in other folders, and those that are not Markdown. */
export function ignoredFiles(folder: string): Finding[] {
  return ['posts', 'guides', 'legal', 'questions'].flatMap((kind) =>
    visibleFiles(folder, kind)
      .filter((name) => !isMarkdown(name))
      .map((name) => ({
        file: `${kind}/${name}`,
        line: 1,
        column: 1,
        rule: 'ignored-file' as const,
        message: `${show(name)} is not read → move its text into a file such as \`${kind}/ten-days-quiet.md\`, or remove it.`,
      })),
  );
}
