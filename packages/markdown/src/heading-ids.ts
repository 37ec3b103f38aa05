const apostrophes = /['’]/g;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;
const edgeHyphens = /^-|-$/g;

/**
 * Returns a function that gives each heading of one page its id: the words of the text in lower
 * case joined by hyphens, `section` where there are none, and `-2`, `-3` … behind what is taken.
 * An id depends on the headings before it only, so a link to it outlives later additions.
 *
 * @example
 * const nextId = headingIds();
 * nextId("Don't wait"); // => 'dont-wait'
 * nextId('Don’t wait!'); // => 'dont-wait-2'
 */
export function headingIds(): (text: string) => string {
  // Holds every id given out, each with the number its next namesake tries first: a number that was
  // tried once is never tried again, so a million equal headings take a million steps.
  const nextNumber = new Map<string, number>();
  return (text) => {
    const base = slug(text);
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
  };
}

function slug(text: string): string {
  const words = text.toLowerCase().replace(apostrophes, '').replace(betweenWords, '-');
  return words.replace(edgeHyphens, '') || 'section';
}
