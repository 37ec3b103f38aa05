import type { Finding } from '../load/finding.ts';
import { allInvisibles, codeOf, invisible } from './invisible.ts';
import { findingAt, type Passage } from './passage.ts';

const isBlank = /\s/;

// What the fonts of pages, PDFs and cards have: Latin with its extensions, Cyrillic, and the marks of written English.
const unset =
  /[^\s\u0020-\u007E\u00A0-\u00FF\p{Script=Latin}\p{Script=Cyrillic}\p{M}\u2000-\u206F€№™←-↓−✓\uFEFF\uFFFC]/gu;

/** Characters that nobody sees, that no font can set, and blanks that stand twice inside a sentence. */
export function checkCharacters(passage: Passage): Finding[] {
  const { text } = passage;
  return [
    ...[...text.matchAll(allInvisibles)].map((match) => {
      const [character] = match;
      const instead =
        isBlank.test(character) && character !== '\uFEFF' ? 'write a blank' : 'take it out';
      return findingAt(passage, match.index, 'invisible-character', [
        `${codeOf(character)} ${invisible[character]} stands here, which nobody sees`,
        instead,
      ]);
    }),
    ...[...text.matchAll(unset)].map((match) =>
      findingAt(passage, match.index, 'unset-character', [
        `${codeOf(match[0])} “${match[0]}” is in no font of the site`,
        'write it with letters that the fonts have',
      ]),
    ),
    ...[...text.matchAll(/(?<=\S)  +(?=\S)/g)].map((match) =>
      findingAt(
        passage,
        match.index,
        'double-blank',
        [`${match[0].length} blanks stand here`, 'write one'],
        'warning',
      ),
    ),
  ];
}
