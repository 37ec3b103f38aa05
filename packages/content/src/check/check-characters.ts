import type { Finding } from '../load/finding.ts';
import { allInvisibles, codeOf, invisible } from './invisible.ts';
import { findingAt, type Passage } from './passage.ts';

const isSpace = /\s/;

// Everything outside the fonts of pages, PDFs and cards: extended Latin, Cyrillic, and the punctuation of English.
const unset =
  /[^\s\u0020-\u007E\u00A0-\u00FF\p{Script=Latin}\p{Script=Cyrillic}\p{M}\u2000-\u206F€№™←-↓−✓\uFEFF\uFFFC]/gu;

/** Finds invisible characters, characters that no font of the site has, and repeated spaces. */
export function checkCharacters(passage: Passage): Finding[] {
  const { text } = passage;
  return [
    ...[...text.matchAll(allInvisibles)].map((match) => {
      const [character] = match;
      const instead =
        isSpace.test(character) && character !== '\uFEFF' ? 'write a plain space' : 'remove it';
      return findingAt(passage, match.index, 'invisible-character', [
        `${codeOf(character)} ${invisible[character]} is invisible`,
        instead,
      ]);
    }),
    ...[...text.matchAll(unset)].map((match) =>
      findingAt(passage, match.index, 'unset-character', [
        `${codeOf(match[0])} “${match[0]}” is in no font of the site`,
        'use characters that the fonts have',
      ]),
    ),
    ...[...text.matchAll(/(?<=\S)  +(?=\S)/g)].map((match) =>
      findingAt(
        passage,
        match.index,
        'double-blank',
        [`There are ${match[0].length} spaces in a row`, 'write one'],
        'warning',
      ),
    ),
  ];
}
