import { printable, widthOf, type Setting } from './fonts.ts';

/** The room that a title has, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A title broken into lines, at the size at which they fit. */
export interface FittedTitle {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly size: number;
}

/** The largest and the smallest size of a title, in pixels. */
export const titleSizes = { largest: 120, smallest: 44, step: 4 } as const;

/** How far the base lines are apart, in em. */
export const lineHeight = 1;

const setting = (size: number): Setting => ({ font: 'title', size });

/** Breaks a word that is wider than a line. */
function breakWord(word: string, size: number, width: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (widthOf(longer, setting(size)) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => breakWord(whole, size, width))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, setting(size)) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be. */
function balance(text: string, size: number, width: number): string[] {
  const { length } = breakLines(text, size, width);
  let narrowest = width / 2;
  let fitting = width;
  while (fitting - narrowest > 4) {
    const middle = (narrowest + fitting) / 2;
    if (breakLines(text, size, middle).length > length) narrowest = middle;
    else fitting = middle;
  }
  return breakLines(text, size, fitting);
}

const hasWholeWords = (lines: readonly string[], text: string) => lines.join(' ') === text;

/**
 * Sets a title as large as its room allows, in even lines and without breaking a word. One that is too long at the
 * smallest size ends in an ellipsis.
 */
export function fitTitle(title: string, { width, height }: Room): FittedTitle {
  const text = printable(title, 'title');
  const { largest, smallest, step } = titleSizes;
  for (let size = largest; size > smallest; size -= step) {
    const lines = balance(text, size, width);
    const fits = lines.length * size * lineHeight <= height;
    if (fits && hasWholeWords(lines, text)) return { lines, size };
  }
  const most = Math.floor(height / (smallest * lineHeight));
  const lines = breakLines(text, smallest, width);
  if (lines.length <= most) return { lines, size: smallest };
  let last = lines[most - 1] ?? '';
  while (widthOf(`${last}…`, setting(smallest)) > width) last = last.slice(0, -1);
  return { lines: [...lines.slice(0, most - 1), `${last.trimEnd()}…`], size: smallest };
}
