import { Buffer, isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFinding, positionIn, type Finding } from './finding.ts';
import { show } from './show.ts';

/** A text file of a content folder. */
export interface SourceFile {
  /** The path inside the folder, with forward slashes. */
  readonly path: string;
  /** In NFC, with Unix line ends and without a byte order mark. */
  readonly text: string;
  /** The offset of the first byte that is not UTF-8, if there is one. */
  readonly wrongByte?: number;
}

/** Reads one file of a folder. */
export function readFile(folder: string, path: string): SourceFile {
  const bytes = readFileSync(join(folder, path));
  const decoded = bytes.toString('utf8');
  const text = decoded
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (isUtf8(bytes)) return { path, text };
  // The decoder puts U+FFFD in place of what is not UTF-8.
  return { path, text, wrongByte: Buffer.byteLength(decoded.slice(0, decoded.indexOf('\uFFFD'))) };
}

/** The finding for a file in another encoding, or with an unresolved conflict. */
export function unreadable({ path, text, wrongByte }: SourceFile): Finding | undefined {
  if (wrongByte !== undefined) {
    const { line } = positionIn(text, text.indexOf('\uFFFD'));
    const message = [`Byte ${wrongByte} is not UTF-8`, 'save the file as UTF-8'] as const;
    return fileFinding(path, 'not-utf-8', message, line);
  }
  const conflict = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text);
  if (conflict === null) return undefined;
  const { line } = positionIn(text, conflict.index);
  const keep = 'keep one, and remove the other and the lines of <, = and >';
  return fileFinding(path, 'conflict', ['Two versions are in this file', keep], line);
}

/** Whether there is a file at a path: no folder, and no link to nothing or to itself. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The file name of a path without folder and extension.
 *
 * @example
 * baseName('posts/ten-days-quiet.md') // => 'ten-days-quiet'
 */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

/** The names in a folder, in the same order on every machine; none if there is no such folder. */
export const namesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    ? readdirSync(folder).toSorted()
    : [];

/** The kinds of Markdown files, named like their folders. */
export const articleKinds = ['posts', 'guides', 'legal'] as const;

/** A kind of Markdown file. */
export type ArticleKind = (typeof articleKinds)[number];

const visibleNames = (folder: string): string[] =>
  namesIn(folder).filter((name) => !name.startsWith('.'));

const isMarkdown = (folder: string, name: string): boolean =>
  /\.(?:md|mdx|markdown)$/i.test(name) && isFile(join(folder, name));

/** The names of the Markdown files in a folder. */
export const markdownNames = (folder: string): string[] =>
  visibleNames(folder).filter((name) => isMarkdown(folder, name));

/** Finds files that are not read: those in other folders, and those that are not Markdown. */
export function ignoredFiles(folder: string): Finding[] {
  return articleKinds.flatMap((kind) =>
    visibleNames(join(folder, kind))
      .filter((name) => !isMarkdown(join(folder, kind), name))
      .map((name) =>
        fileFinding(`${kind}/${name}`, 'ignored-file', [
          `${show(name)} is not read`,
          `move its text into a file such as \`${kind}/ten-days-quiet.md\`, or remove it`,
        ]),
      ),
  );
}
