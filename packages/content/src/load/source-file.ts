/** A text file of a content folder. */
export type SourceFile = {
  /** The path inside the folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The offset of the first byte that is not UTF-8; left out where all of it is. */
  readonly wrongByte?: number;
};

/** The files of a content folder, read but not yet checked. */
export type LibrarySource = {
  readonly posts: readonly SourceFile[];
  readonly guides: readonly SourceFile[];
  readonly legal: readonly SourceFile[];
  /** The questions of the FAQ page that are written in Markdown. */
  readonly questions?: readonly SourceFile[];
  /** The files of kinds of one's own, by the name of their folder. */
  readonly kinds?: Readonly<Record<string, readonly SourceFile[]>>;
  /** `authors.yaml`; needed only where there are posts. */
  readonly authors?: SourceFile;
};

/**
 * A text without a byte order mark, its lines ended the way of Unix.
 *
 * @example
 * plainText('\uFEFFone\r\ntwo') // => 'one\ntwo'
 */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/**
 * The file name of a path without its folder and ending.
 *
 * @example
 * baseName('posts/ten-days-quiet.md') // => 'ten-days-quiet'
 */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
