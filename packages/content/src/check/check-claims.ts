import type { Finding } from '../load/finding.ts';
import { asQuote, findingAt, type Passage } from './passage.ts';

/** A claim that a site may not make, and why. */
export interface Claim {
  /** Matches it; has the flag `g`. */
  readonly wrong: RegExp;
  /** Why it is false or can't be kept; completes "… must not be claimed, because". */
  readonly because: string;
}

/** Finds claims that the legal pages deny, or that nobody can keep. */
export const checkClaims = (passage: Passage, claims: readonly Claim[]): Finding[] =>
  claims.flatMap(({ wrong, because }) =>
    [...passage.text.matchAll(wrong)].map((match) =>
      findingAt(passage, match.index, 'claim', [
        `${asQuote(match[0])} must not be claimed, because ${because}`,
        'write what is true, or remove it',
      ]),
    ),
  );
