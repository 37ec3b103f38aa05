import type { PublishedLibrary } from '../schema/library.ts';
import { without } from '../without.ts';

const newline = 10;

/** The kind of an item with a body. */
export type Kind = 'posts' | 'guides' | 'legal';

type Item = { readonly slug: string };

/** An item without its body, and the line that the body stands in, with the line break behind it. */
export type KnownItem = { readonly kind: Kind; readonly item: Item; readonly line: Buffer };

/** A library whose bodies stand elsewhere. */
type Index = {
  readonly [Part in Kind]: readonly Item[];
} & {
  readonly authors: readonly object[];
  readonly questions?: readonly object[];
  readonly unlisted: { readonly [Part in 'posts' | 'guides']: readonly Item[] };
};

const withoutBody = (item: { readonly content: string }) => without(item, ['content']);

/**
 * A library as lines of JSON: the first holds everything but the bodies, each further line one body, in the order of posts, guides,
 * legal texts, unlisted posts and unlisted guides.
 *
 * So that who reads it can leave the bodies, nearly all of its weight, unread until they are wanted.
 *
 * @param lineOf - The line of a body that is known already; left out, none is.
 */
export function* toLines(
  { posts, guides, legal, authors, unlisted, questions }: PublishedLibrary,
  lineOf: (kind: Kind, slug: string) => Buffer | undefined = () => undefined,
): Generator<string | Buffer> {
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
  };
  yield `${JSON.stringify(index)}\n`;
  const inOrder = [
    ['posts', posts],
    ['guides', guides],
    ['legal', legal],
    ['posts', unlisted.posts],
    ['guides', unlisted.guides],
  ] as const;
  for (const [kind, items] of inOrder) {
    for (const item of items) {
      yield lineOf(kind, item.slug) ?? `${JSON.stringify(item.content)}\n`;
    }
  }
}

/** What `toLines` gives, with its index read and its bodies not. */
function openLines(bytes: Buffer) {
  let start = 0;
  const nextLine = () => {
    const from = start;
    start = bytes.indexOf(newline, from) + 1;
    return { from, to: start };
  };
  const { to } = nextLine();
  // The build wrote these lines from a library that it had checked.
  return { index: JSON.parse(bytes.toString('utf8', 0, to)) as Index, nextLine };
}

/** The library of the lines that `toLines` gives; reads a body each time it is asked for. */
export function fromLines(bytes: Buffer): PublishedLibrary {
  const { index, nextLine } = openLines(bytes);
  const withBody = (item: object) => {
    const { from, to } = nextLine();
    return {
      ...item,
      get content(): unknown {
        return JSON.parse(bytes.toString('utf8', from, to));
      },
    };
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

/** The items of the lines that `toLines` gives, each with the line of its body. */
export function itemsOfLines(bytes: Buffer): KnownItem[] {
  const { index, nextLine } = openLines(bytes);
  const withLine = (kind: Kind) => (item: Item) => {
    const { from, to } = nextLine();
    return { kind, item, line: bytes.subarray(from, to) };
  };
  return [
    ...index.posts.map(withLine('posts')),
    ...index.guides.map(withLine('guides')),
    ...index.legal.map(withLine('legal')),
    ...index.unlisted.posts.map(withLine('posts')),
    ...index.unlisted.guides.map(withLine('guides')),
  ];
}
