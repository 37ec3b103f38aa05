const apostrophe = /['’]/g;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;
const edge = /^-|-$/g;

/**
 * The anchors of a body's headings, in order: what `@cornerbell/markdown` makes of them, without importing it.
 *
 * A test of the site holds both to the same ids. Specification §2.
 *
 * @example
 * headingIds(["Don't wait", 'Don’t wait!']) // => ['dont-wait', 'dont-wait-2']
 */
export function headingIds(texts: readonly string[]): string[] {
  const nextNumber = new Map<string, number>();
  return texts.map((text) => {
    const words = text.toLowerCase().replace(apostrophe, '').replace(betweenWords, '-');
    const base = words.replace(edge, '') || 'section';
    let number = nextNumber.get(base);
    if (number === undefined) {
      nextNumber.set(base, 2);
      return base;
    }
    while (nextNumber.has(`${base}-${number}`)) number += 1;
    nextNumber.set(base, number + 1);
    const id = `${base}-${number}`;
    nextNumber.set(id, 2);
    return id;
  });
}
