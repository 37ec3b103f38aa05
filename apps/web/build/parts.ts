/** The markup of parts that were drawn before, by their names. */
export interface DrawnParts {
  get(name: string): string | undefined;
  /** Keeps a part that is new. */
  keep(name: string, markup: string): void;
}

/** A text of its own: one that was cut out of a page holds on to the whole page. */
const copy = (text: string) => Buffer.from(text).toString();

/** Keeps so many parts, the ones that were drawn last. */
export function createDrawnParts(most: number): DrawnParts {
  const parts = new Map<string, string>();
  return {
    get: (name) => parts.get(name),
    keep(name, markup) {
      parts.set(copy(name), copy(markup));
      if (parts.size <= most) return;
      const [oldest = name] = parts.keys();
      parts.delete(oldest);
    },
  };
}

/** Markup with its parts in their places. */
export interface FilledMarkup {
  readonly markup: string;
  /** The same without the parts that need no second look. */
  readonly own: string;
}

/** Where a part begins, with its name, and where one ends; what `Part` draws for a prerenderer. */
const border = /<template data-part="([^"]*)">|<\/template>/;

/**
 * Puts parts in their places, and takes away what stands round them.
 *
 * @param html What React has drawn below `PreparedParts`.
 * @param settle The markup of a part, from what React has drawn of it, and what of it is to be looked at.
 */
export function fillParts(
  html: string,
  settle: (name: string, drawn: FilledMarkup) => FilledMarkup,
): FilledMarkup {
  const [first = '', ...rest] = html.split(border);
  const outer: { name: string; around: typeof inner }[] = [];
  let inner = { markup: first, own: first };
  for (let index = 0; index < rest.length; index += 2) {
    const name = rest[index];
    const following = rest[index + 1] ?? '';
    if (name !== undefined) {
      outer.push({ name, around: inner });
      inner = { markup: following, own: following };
      continue;
    }
    const part = outer.pop();
    if (!part) break;
    const { markup, own } = settle(part.name, inner);
    inner = part.around;
    inner.markup += markup + following;
    inner.own += own + following;
  }
  return inner;
}
