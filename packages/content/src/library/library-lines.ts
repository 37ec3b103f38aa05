import type { PublishedLibrary } from '../schema/library.ts';

const newline = 10;

type Body = { readonly content: string };

/** A library whose bodies stand elsewhere. */
type Index = {
  readonly [Part in 'posts' | 'guides' | 'legal' | 'authors']: readonly object[];
} & {
  readonly questions?: readonly object[];
  readonly unlisted: { readonly [Part in 'posts' | 'guides']: readonly object[] };
};

const withoutBody = ({ content: _content, ...item }: Body) => item;

/**
 * A library as lines of JSON: the first holds everything but the bodies, each further line one body, in the order of posts, guides,
 * legal texts, unlisted posts and unlisted guides.
 *
 * So that who reads it can leave the bodies, nearly all of its weight, unread until they are wanted.
 */
export function* toLines({
  posts,
  guides,
  legal,
  authors,
  unlisted,
  questions,
}: PublishedLibrary): Generator<string> {
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
  for (const items of [posts, guides, legal, unlisted.posts, unlisted.guides]) {
    for (const { content } of items) yield `${JSON.stringify(content)}\n`;
  }
}

/** The library of the lines that `toLines` gives; reads a body each time it is asked for. */
export function fromLines(bytes: Buffer): PublishedLibrary {
  let start = 0;
  const nextLine = () => {
    const from = start;
    const to = bytes.indexOf(newline, from);
    start = to + 1;
    return (): unknown => JSON.parse(bytes.toString('utf8', from, to));
  };
  const withBody = (item: object) => {
    const read = nextLine();
    return {
      ...item,
      get content() {
        return read();
      },
    };
  };
  // The build wrote these lines from a library that it had checked.
  const { posts, guides, legal, authors, questions, unlisted } = nextLine()() as Index;
  return {
    posts: posts.map(withBody),
    guides: guides.map(withBody),
    legal: legal.map(withBody),
    authors,
    ...(questions && { questions }),
    unlisted: { posts: unlisted.posts.map(withBody), guides: unlisted.guides.map(withBody) },
  } as unknown as PublishedLibrary;
}
