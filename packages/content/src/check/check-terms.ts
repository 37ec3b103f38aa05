import type { Finding } from '../load/finding.ts';
import { asQuote, findingAt, type Passage } from './passage.ts';

/** A spelling to avoid, and the right one. */
export type Term = {
  /** Matches wrong spellings; has the flag `g`. */
  readonly wrong: RegExp;
} & (
  | { readonly right: string }
  | { /** The fact with the right spelling. */ readonly fact: string }
);

/**
 * Finds product terms in another spelling than the site's. Link addresses are ignored.
 *
 * @param mention - How the passage's file refers to a fact.
 */
export function checkTerms(
  passage: Passage,
  terms: readonly Term[],
  mention: (id: string) => string,
): Finding[] {
  const text = passage.text.replace(/\]\([^()]*\)|https?:\/\/\S+/g, (address) =>
    ' '.repeat(address.length),
  );
  return terms.flatMap(({ wrong, ...term }) => {
    // Few lines match, and searching for the first match is several times faster than for all.
    if (text.search(wrong) === -1) return [];
    const [right, fault] =
      'fact' in term
        ? [mention(term.fact), 'is a fact']
        : [term.right, 'is not how the site spells it'];
    return [...text.matchAll(wrong)]
      .filter(([found]) => found !== right)
      .map((match) =>
        findingAt(
          passage,
          match.index,
          'term',
          [`${asQuote(match[0])} ${fault}`, `write ${asQuote(right)}`],
          'warning',
        ),
      );
  });
}
