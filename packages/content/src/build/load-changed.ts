import type { BlogCategory } from '../categories.ts';
import type { GuideType } from '../guide-types.ts';
import type { BodyLine, KnownItem } from '../library/library-lines.ts';
import { linkLibrary, type LoadResult } from '../loader/compile-library.ts';
import { fileReaders, type FileReader, type FileReading } from '../loader/file-readers.ts';
import { missingFolder } from '../loader/load-library.ts';
import { listSource, readFile } from '../loader/read-source.ts';
import { siteOptions } from '../loader/site-options.ts';
import type { Author } from '../schema/author.ts';
import { openKnownFiles, stampFile, type KnownFor } from './known-files.ts';

/** A folder that was read, and what a build needs to write its library. */
export type LoadedFolder = {
  readonly result: LoadResult<BlogCategory, GuideType>;
  /** The line of a body that need not be written anew. */
  readonly lineOf: (kind: string, slug: string) => BodyLine | undefined;
  /** To be called when the library is written: leaves for the next build what this one has read. */
  readonly leave: () => void;
};

/**
 * Reads a content folder and checks it, as `loadLibrary` does with the site's own options; of posts and guides, reads only those that
 * have changed since the library was built.
 */
export function loadChanged(where: KnownFor): LoadedFolder {
  const { folder } = where;
  const source = listSource(folder);
  if (source === undefined) {
    const result = { ok: false, findings: [missingFolder(folder)] } as const;
    return { result, lineOf: () => undefined, leave: () => undefined };
  }
  const { posts, guides, legal, questions, authors } = source;
  const files = [...posts, ...guides].map((path) => stampFile(folder, path));
  const knownFiles = openKnownFiles(where);
  const known = knownFiles.read(files);
  const read = fileReaders(siteOptions);
  const readings = {
    posts: posts.map((path) => take(read.posts, path, withAuthorId)),
    guides: guides.map((path) => take(read.guides, path, ({ item }) => item)),
    legal: legal.map((path) => read.legal(readFile(folder, path))),
    questions: questions.map((path) => read.questions(readFile(folder, path))),
    authors: authors && readFile(folder, authors),
  };
  const lines = new Map(
    [...known.values()].map((body) => [`${body.kind} ${body.item.slug}`, body]),
  );
  return {
    result: linkLibrary(readings, siteOptions),
    lineOf: (kind, slug) => lines.get(`${kind} ${slug}`),
    leave() {
      const drafts = [...readings.posts, ...readings.guides].flatMap(({ draft }) => draft ?? []);
      knownFiles.leave(files, new Map(drafts.map(({ file, slug }) => [file, slug])));
    },
  };

  /** Reads a file, or takes what is known of it. */
  function take<Fields>(
    reader: FileReader<Fields>,
    path: string,
    fieldsOf: (item: KnownItem) => object,
  ): FileReading<Fields> {
    const readAnew = () => reader(readFile(folder, path));
    const item = known.get(path);
    return item === undefined ? readAnew() : knownReading(path, item, fieldsOf(item), readAnew);
  }
}

/** In front matter, a post names its author. */
const withAuthorId = ({ item }: KnownItem): object => {
  const { author } = item as { readonly author?: Author };
  return { ...item, author: author?.id };
};

/** What reading a file gave when its item was made; a place in it is looked up by reading it anew. */
function knownReading<Fields>(
  file: string,
  { item, line }: KnownItem,
  fields: object,
  readAnew: () => FileReading<Fields>,
): FileReading<Fields> {
  const draft = {
    file,
    raw: fields as Readonly<Record<string, unknown>>,
    // The build made the item of these fields, which it had checked.
    fields: fields as Fields,
    slug: item.slug,
    yaml: {
      value: fields,
      locate: (path, part) => readAnew().draft?.yaml.locate(path, part) ?? { line: 1, column: 1 },
    },
    get content() {
      return JSON.parse(line.toString()) as string;
    },
  } satisfies FileReading<Fields>['draft'];
  return { draft, findings: [] };
}
