import type { Finding } from './finding.ts';

/** A text file of a content folder. */
export interface SourceFile {
  /** The path inside the folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The offset of the first byte that is not UTF-8, if there is one. */
  readonly wrongByte?: number;
}

/** The files of a content folder, read but not yet checked. */
export interface LibrarySource {
  readonly posts: readonly SourceFile[];
  readonly guides: readonly SourceFile[];
  readonly legal: readonly SourceFile[];
  /** The questions of the FAQ page that are written in Markdown. */
  readonly questions?: readonly SourceFile[];
  /** `authors.yaml`; required if there are posts. */
  readonly authors?: SourceFile;
}

/**
 * A text without a byte order mark and with Unix line ends.
 *
 * @example
 * plainText('\uFEFFone\r\ntwo') // => 'one\ntwo'
 */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
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

/** The finding for another encoding; it shows none of its characters. */
export const notUtf8 = ({ path, text, wrongByte = 0 }: SourceFile): Finding => ({
  file: path,
  line: text.slice(0, text.indexOf('\uFFFD')).split('\n').length,
  column: 1,
  rule: 'not-utf-8',
  message: `Byte ${wrongByte} is not UTF-8 → save the file as UTF-8.`,
});
