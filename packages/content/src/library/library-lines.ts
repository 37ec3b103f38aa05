import type { Library } from '../schema/library.ts';

const newline = 10;

type Body = { readonly content: string };

/** A library whose bodies stand elsewhere. */
type Index = { readonly [Part in keyof Library]: readonly object[] };

const withoutBody = ({ content: _content, ...item }: Body) => item;

/**
 * A library as lines of JSON: the first holds everything but the bodies, each further line one body, in the order of posts, guides
 * and legal texts.
 *
 * So that who reads it can leave the bodies, nearly all of its weight, unread until they are wanted.
 */
export function* toLines({ posts, guides, legal, authors }: Library): Generator<string> {
  const index = {
    posts: posts.map(withoutBody),
    guides: guides.map(withoutBody),
    legal: legal.map(withoutBody),
    authors,
  };
  yield `${JSON.stringify(index)}\n`;
  for (const items of [posts, guides, legal]) {
    for (const { content } of items) yield `${JSON.stringify(content)}\n`;
  }
}

/** The library of the lines that `toLines` gives; reads a body each time it is asked for. */
export function fromLines(bytes: Buffer): Library {
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
  const { posts, guides, legal, authors } = nextLine()() as Index;
  return {
    posts: posts.map(withBody),
    guides: guides.map(withBody),
    legal: legal.map(withBody),
    authors,
  } as unknown as Library;
}
