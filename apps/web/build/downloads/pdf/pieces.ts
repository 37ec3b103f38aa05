import type { Inline } from '@cornerbell/markdown';
import type { TextStyle } from './paper.ts';

/** A word, or a blank to fill in, with what it takes of a line. */
export interface Piece {
  readonly text: string;
  readonly style: TextStyle;
  /** In points; the least of a blank. */
  readonly width: number;
  /** Where a link leads. */
  readonly href?: string | undefined;
  /** The number of underscores of a blank. */
  readonly blank?: number | undefined;
  /** Whether a line may be broken before it. */
  readonly spaced: boolean;
}

/** A line of pieces with the width that they take, spaces included. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** Measures a text in points. */
export type Measure = (text: string, style: TextStyle) => number;

/** The least room of a blank, in points: a number, a date or initials, a name, a sentence. */
const roomFor = (underscores: number): number => {
  if (underscores <= 4) return 36;
  if (underscores <= 8) return 64;
  return underscores <= 16 ? 110 : 220;
};

const words = /\s*\S+/g;

/**
 * Cuts inlines into words and blanks.
 *
 * @param address Says what is printed behind a link: where it leads, because paper can't be tapped.
 */
export function cutPieces(
  inlines: readonly Inline[],
  style: TextStyle,
  styleOf: { readonly link: TextStyle; readonly address: TextStyle },
  measure: Measure,
  address: (href: string) => string,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let spaceBefore = false;
  const add = (text: string, look: TextStyle, href?: string) => {
    for (const [found] of text.matchAll(words)) {
      const word = found.trimStart();
      const spaced = spaceBefore || word.length < found.length;
      pieces.push({ text: word, style: look, width: measure(word, look), href, spaced });
      spaceBefore = false;
    }
    if (/\s$/.test(text)) spaceBefore = true;
  };
  for (const inline of inlines) {
    if (inline.kind === 'blank') {
      const blank = inline.text.length;
      const width = roomFor(blank);
      pieces.push({ text: inline.text, style, width, blank, spaced: spaceBefore });
      spaceBefore = false;
    } else if (inline.kind === 'link') {
      add(inline.text, styleOf.link, inline.href);
      add(` (${address(inline.href)})`, styleOf.address);
    } else {
      add(inline.text, style);
    }
  }
  return pieces;
}

/** Whether no line may be broken between two pieces: a label and its blank, and what is to be chosen from, stay together. */
const staysWith = (before: Piece | undefined, { text, blank, spaced }: Piece): boolean =>
  !spaced ||
  (blank !== undefined && before?.text.endsWith(':') === true) ||
  text === '/' ||
  before?.text === '/';

/** Breaks pieces into lines of at most `width` points, each as full as can be. */
export function breakLines(
  pieces: readonly Piece[],
  width: number,
  measure: Measure,
): readonly Line[] {
  const units: Piece[][] = [];
  for (const piece of pieces) {
    const last = units.at(-1);
    if (last && staysWith(last.at(-1), piece)) last.push(piece);
    else units.push([piece]);
  }
  const lines: { pieces: Piece[]; width: number }[] = [];
  for (const unit of units) {
    const own = unit.reduce(
      (sum, { width: wide, spaced, style }, place) =>
        sum + wide + (place > 0 && spaced ? measure(' ', style) : 0),
      0,
    );
    const line = lines.at(-1);
    const [first] = unit;
    const space = first ? measure(' ', first.style) : 0;
    if (line && line.width + space + own <= width) {
      line.pieces.push(...unit);
      line.width += space + own;
    } else {
      lines.push({ pieces: [...unit], width: own });
    }
  }
  return lines;
}

/**
 * Gives a line's blanks the room that is left, each in proportion to its underscores.
 *
 * @returns The line, as wide as it shall be.
 */
export function fillLine({ pieces, width }: Line, wanted: number): Line {
  const total = pieces.reduce((sum, { blank = 0 }) => sum + blank, 0);
  if (total === 0 || wanted <= width) return { pieces, width };
  const left = wanted - width;
  return {
    width: wanted,
    pieces: pieces.map((piece) =>
      piece.blank === undefined
        ? piece
        : { ...piece, width: piece.width + (left * piece.blank) / total },
    ),
  };
}
