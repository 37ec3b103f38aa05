import type { Finding } from '../load/finding.ts';
import { asQuote, findingAt, type Passage } from './passage.ts';

/** A spelling that the site does not use, and the one that it does. */
export type Term = {
  /** Finds the wrong spellings; has the flag `g`. */
  readonly wrong: RegExp;
} & ({ readonly right: string } | { /** The fact that says it right. */ readonly fact: string });

/**
 * Product terms that are not spelled the way the rest of the site spells them. Link addresses are not read.
 *
 * @param mention - How a text of the passage's file names a fact.
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
    // Hardly a line has one, and looking for every match takes several times as long as for the first.
    if (text.search(wrong) === -1) return [];
    const right = 'fact' in term ? mention(term.fact) : term.right;
    return [...text.matchAll(wrong)]
      .filter(([found]) => found !== right)
      .map((match) =>
        findingAt(
          passage,
          match.index,
          'term',
          [`${asQuote(match[0])} is not how the site spells it`, `write ${asQuote(right)}`],
          'warning',
        ),
      );
  });
}
