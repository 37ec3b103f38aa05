import { makeFinding, positionIn, type Finding, type Message, type Position } from './finding.ts';

/** A text that visitors read, and its position. */
export interface Prose {
  readonly file: string;
  /** As in the file, without quotes around it. */
  readonly source: string;
  /** The same; each character of a reference is U+FFFC. */
  readonly text: string;
  /** The position in the file of the character at an index. */
  readonly position: (index: number) => Position;
}

/** Matches a reference to a fact, `{{fact:pilot.spots}}`, or to none, `{{literal:$80}}`. */
export const reference = /\{\{\s*(fact|literal):([^{}\n]*)\}\}/g;

/** Stands for a reference: no letter, digit or mark. */
const filler = '\uFFFC';

/** Covers references, so that no rule reads them as text. */
export function coverReferences(text: string): string {
  return text.includes('{{')
    ? text.replace(reference, (whole) => filler.repeat(whole.length))
    : text;
}

/** A part of a file as prose. */
export const proseOf = (file: string, whole: string, start: number): Prose => ({
  file,
  source: whole.slice(start),
  text: coverReferences(whole.slice(start)),
  position: (index) => positionIn(whole, start + index),
});

/** A finding in a text. */
export function findingAt(
  { file, position }: Pick<Prose, 'file' | 'position'>,
  index: number,
  rule: string,
  message: Message,
): Finding {
  return makeFinding(file, position(index), rule, message);
}

const longestQuoted = 70;

/** A text to write, as code, shortened if long. */
export const asCode = (text: string): string => `\`${shorten(text)}\``;

/** A received text in quotes, shortened if long. */
export const asQuote = (text: string): string => `“${shorten(text)}”`;

function shorten(text: string): string {
  const shown = text
    .replace(/\uFFFC+/g, '{{…}}')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(invisibles, (character) => `<${codeOf(character)}>`);
  return shown.length > longestQuoted ? `${shown.slice(0, longestQuoted).trimEnd()}…` : shown;
}

/** Matches characters that nobody sees, or that are another kind of space. */
export const invisibles = /(?![ \n])[\p{Cc}\p{Cf}\p{Z}\u{FFFD}]/gu;

/** The code point of a character, such as `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
