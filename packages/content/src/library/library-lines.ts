import { hash } from 'node:crypto';
import type { PublishedLibrary } from '../schema/library.ts';
import { without } from '../without.ts';

const newline = 10;

/** The kind of an item with a body. */
export type Kind = 'posts' | 'guides' | 'legal';

type Item = { readonly slug: string };

/** The line that a body stands in, with the line break behind it, and its digest. */
export type BodyLine = { readonly line: Buffer; readonly digest: string };

/** An item without its body, and the line of its body. */
export type KnownItem = BodyLine & { readonly kind: Kind; readonly item: Item };

/** A library whose bodies stand elsewhere. */
type Index = {
  readonly [Part in Kind]: readonly Item[];
} & {
  readonly authors: readonly object[];
  readonly questions?: readonly object[];
  readonly unlisted: { readonly [Part in 'posts' | 'guides']: readonly Item[] };
  /** Of each body, in the order of their lines: the digest of its line, and the line's length in bytes. */
  readonly bodies: readonly (readonly [digest: string, length: number])[];
};

/** Gives some of the bytes of a library's file; fewer where it ends before. */
export type ReadBytes = (from: number, to: number) => Buffer;

/** What was read of each item that `fromLines` gave, for its outline. */
const read = new WeakMap<object, { readonly item: Item; readonly digest: string }>();

const withoutBody = (item: { readonly content: string }) => without(item, ['content']);

/**
 * A library as lines of JSON: the first holds everything but the bodies, and the digest and the length of each of them; each further
 * line is one body, in the order of posts, guides, legal texts, unlisted posts and unlisted guides.
 *
 * So that who reads it can leave the bodies, nearly all of its weight, unread until they are wanted.
 *
 * @param lineOf - The line of a body that is known already; left out, none is.
 */
export function toLines(
  { posts, guides, legal, authors, unlisted, questions }: PublishedLibrary,
  lineOf: (kind: Kind, slug: string) => BodyLine | undefined = () => undefined,
): Buffer[] {
  const lineIn = (kind: Kind) => (item: { readonly slug: string; readonly content: string }) =>
    lineOf(kind, item.slug) ?? writeBody(item.content);
  const bodies = [
    ...posts.map(lineIn('posts')),
    ...guides.map(lineIn('guides')),
    ...legal.map(lineIn('legal')),
    ...unlisted.posts.map(lineIn('posts')),
    ...unlisted.guides.map(lineIn('guides')),
  ];
  const index = {
    posts: posts.map(withoutBody),
    guides: guides.map(withoutBody),
    legal: legal.map(withoutBody),
    authors,
    questions,
    unlisted: {
      posts: unlisted.posts.map(withoutBody),
      guides: unlisted.guides.map(withoutBody),
    },
    bodies: bodies.map(({ digest, line }) => [digest, line.length]),
  };
  return [Buffer.from(`${JSON.stringify(index)}\n`), ...bodies.map(({ line }) => line)];
}

function writeBody(content: string): BodyLine {
  const line = Buffer.from(`${JSON.stringify(content)}\n`);
  return { line, digest: hash('sha256', line, 'base64url') };
}

/** How much of a file is read at first to find the end of its first line. */
const firstBytes = 1 << 16;

/** What `toLines` gives, with its index read and its bodies not. */
function openLines(bytes: ReadBytes) {
  let head = bytes(0, firstBytes);
  let end = head.indexOf(newline);
  while (end === -1) {
    const further = bytes(head.length, 2 * head.length);
    if (further.length === 0) throw new Error('The file holds no library: it has no first line.');
    const known = head.length;
    head = Buffer.concat([head, further]);
    end = head.indexOf(newline, known);
  }
  // The build wrote these lines from a library that it had checked.
  const index = JSON.parse(head.toString('utf8', 0, end)) as Index;
  const lengths = index.bodies.values();
  let start = end + 1;
  const nextBody = () => {
    const [digest = '', length = 0] = lengths.next().value ?? [];
    const from = start;
    start += length;
    return { digest, from, to: start };
  };
  return { index, nextBody };
}

/** The library of the lines that `toLines` gives; reads a body each time it is asked for. */
export function fromLines(bytes: ReadBytes): PublishedLibrary {
  const { index, nextBody } = openLines(bytes);
  const withBody = (item: Item) => {
    const { digest, from, to } = nextBody();
    const whole = {
      ...item,
      get content(): unknown {
        return JSON.parse(bytes(from, to).toString());
      },
    };
    read.set(whole, { item, digest });
    return whole;
  };
  const { posts, guides, legal, authors, questions, unlisted } = index;
  return {
    posts: posts.map(withBody),
    guides: guides.map(withBody),
    legal: legal.map(withBody),
    authors,
    ...(questions && { questions }),
    unlisted: { posts: unlisted.posts.map(withBody), guides: unlisted.guides.map(withBody) },
  } as unknown as PublishedLibrary;
}

/**
 * A library with digests in place of its bodies. What is made of it changes wherever what is made of the library does, as long as
 * that shows a body or a part of it beside the whole; no body is read.
 *
 * @param library - A library that `readLibrary` gave, or what `publishedAt` left of one.
 * @example
 * outlineOf(readLibrary()).posts[0]?.content // => 'hvfkN_qlp_zhXR3cuerq6jd2Z7g83VbuJDFXCyqBNCc'
 */
export function outlineOf(library: PublishedLibrary): PublishedLibrary {
  const { posts, guides, legal, unlisted } = library;
  return {
    ...library,
    posts: posts.map(outlined),
    guides: guides.map(outlined),
    legal: legal.map(outlined),
    unlisted: { posts: unlisted.posts.map(outlined), guides: unlisted.guides.map(outlined) },
  };
}

/** An item with the digest of its body in its place; as it is where it was not read from lines. */
function outlined<Whole extends object>(whole: Whole): Whole {
  const known = read.get(whole);
  return known ? ({ ...known.item, content: known.digest } as unknown as Whole) : whole;
}

/** The items of the lines that `toLines` gives, each with the line of its body. */
export function itemsOfLines(bytes: ReadBytes): KnownItem[] {
  const { index, nextBody } = openLines(bytes);
  const withLine = (kind: Kind) => (item: Item) => {
    const { digest, from, to } = nextBody();
    return { kind, item, digest, line: bytes(from, to) };
  };
  return [
    ...index.posts.map(withLine('posts')),
    ...index.guides.map(withLine('guides')),
    ...index.legal.map(withLine('legal')),
    ...index.unlisted.posts.map(withLine('posts')),
    ...index.unlisted.guides.map(withLine('guides')),
  ];
}
