import type { Finding } from '../load/finding.ts';
import { codeOf, findingAt, invisibles, type Prose } from '../load/prose.ts';

/** Whether a place is in a row of a table, whose columns may be lined up by spaces. */
const isInTable = (text: string, index: number) =>
  text
    .slice(text.lastIndexOf('\n', index) + 1, index)
    .trimStart()
    .startsWith('|');

/** Finds invisible characters, text of another encoding, and repeated spaces. */
export function checkCharacters(prose: Prose): Finding[] {
  const { text } = prose;
  return [
    ...[...text.matchAll(invisibles)].map((match) => {
      const [character] = match;
      const isSpace = /[\p{Zs}\t]/u.test(character);
      return findingAt(prose, match.index, 'invisible-character', [
        character === '\uFFFD'
          ? `${codeOf(character)} stands for a lost character`
          : `${codeOf(character)} is invisible`,
        isSpace ? 'write a plain space' : character === '\uFFFD' ? 'write it again' : 'remove it',
      ]);
    }),
    ...[
      ...text.matchAll(
        /[ÃÂ][\u0080-\u00BF]|Â(?= )|â[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g,
      ),
    ].map((match) =>
      findingAt(prose, match.index, 'wrong-encoding', [
        `“${match[0]}” is a character that was read in another encoding`,
        'write it again',
      ]),
    ),
    ...[...text.matchAll(/(?<=\S)  +(?=\S)/g)]
      .filter(({ index }) => !isInTable(text, index))
      .map((match) =>
        findingAt(prose, match.index, 'double-blank', [
          `There are ${match[0].length} spaces in a row`,
          'write one',
        ]),
      ),
  ];
}
