import { createRequire } from 'node:module';
import type { Finding } from '../load/finding.ts';
import { codeOf, findingAt, invisibles, type Prose } from '../load/prose.ts';

const require = createRequire(import.meta.url);

// Every font of the site has these: ASCII, Latin-1 and the punctuation of English.
const uncommon =
  /(?![\n\uFFFC])[^\u0020-\u007E\u00A1-\u00FF\u2010-\u2026\p{Cc}\p{Cf}\p{Z}\uFFFD]/gu;

/** Finds invisible characters, letters that no font of the site has, text of another encoding, and repeated spaces. */
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
        isSpace ? 'write a plain space' : character === '\uFFFD' ? 'write it anew' : 'remove it',
      ]);
    }),
    ...[
      ...text.matchAll(
        /[ÃÂ][\u0080-\u00BF]|Â(?= )|â[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g,
      ),
    ].map((match) =>
      findingAt(prose, match.index, 'wrong-encoding', [
        `“${match[0]}” is a character that was read in another encoding`,
        'write it anew',
      ]),
    ),
    ...[...text.matchAll(uncommon)]
      .filter(([character]) => !fontCharacters().has(character.codePointAt(0) ?? 0))
      .map((match) =>
        findingAt(prose, match.index, 'unset-character', [
          `${codeOf(match[0])} “${match[0]}” is in no font of the site`,
          'use characters that the fonts have',
        ]),
      ),
    ...[...text.matchAll(/(?<=\S)  +(?=\S)/g)].map((match) =>
      findingAt(prose, match.index, 'double-blank', [
        `There are ${match[0].length} spaces in a row`,
        'write one',
      ]),
    ),
  ];
}

/** The fonts of PDFs and cards: what one lacks is set in the other. */
const fontFiles = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
];

let characters: ReadonlySet<number> | undefined;

/** The code points that the fonts have. Reading them takes a third of a second, so it waits until a text needs it. */
function fontCharacters(): ReadonlySet<number> {
  if (characters === undefined) {
    const { openSync } = require('fontkit') as typeof import('fontkit');
    const fonts = fontFiles.map((file) => openSync(require.resolve(file)));
    characters = new Set(
      fonts.flatMap((font) => ('characterSet' in font ? font.characterSet : [])),
    );
  }
  return characters;
}
