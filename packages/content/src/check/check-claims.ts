import type { Finding } from '../load/finding.ts';
import { asQuote, findingAt, type Passage } from './passage.ts';

/** Something that a site may not say, and why. */
export interface Claim {
  /** Finds it; has the flag `g`. */
  readonly wrong: RegExp;
  /** Why it is not true or can't be kept; ends the sentence "… is not to be said, because". */
  readonly because: string;
}

/** Claims that the legal pages deny, or that nobody can keep. */
export const checkClaims = (passage: Passage, claims: readonly Claim[]): Finding[] =>
  claims.flatMap(({ wrong, because }) =>
    [...passage.text.matchAll(wrong)].map((match) =>
      findingAt(passage, match.index, 'claim', [
        `${asQuote(match[0])} is not to be said, because ${because}`,
        'say what is so, or leave it out',
      ]),
    ),
  );
