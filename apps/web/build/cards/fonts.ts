import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, Path } from 'opentype.js';
import { fontFiles } from './font-files.ts';

const require = createRequire(import.meta.url);

// Node can't import it by name: it is a CommonJS module.
const { parse } = require('opentype.js') as typeof import('opentype.js');

/** What a text of a card is set in. */
export type CardFont = keyof typeof fontFiles;

const fonts = new Map<CardFont, Font>();

function fontOf(name: CardFont): Font {
  // A copy, because a small file shares its buffer with others.
  const font = fonts.get(name) ?? parse(new Uint8Array(readFileSync(fontFiles[name])).buffer);
  fonts.set(name, font);
  return font;
}

/** How a line of text is set. */
export interface Setting {
  readonly font: CardFont;
  /** In pixels. */
  readonly size: number;
  /**
   * Space between letters, in em.
   * @default 0
   */
  readonly spacing?: number;
}

/** A line of text as outlines. */
export interface SetLine {
  /** In pixels. */
  readonly width: number;
  /** SVG path data of the letters, from the left end of the base line. */
  readonly d: string;
}

/** The text without what the fonts have no letter for, such as an emoji. */
export const printable = (text: string, font: CardFont): string =>
  [...text]
    .filter((letter) => fontOf(font).charToGlyphIndex(letter) > 0)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Walks along a line of text, pairs of letters kerned, and gives its width in pixels. */
function walk(
  text: string,
  { font: name, size, spacing = 0 }: Setting,
  visit: (glyph: Glyph, x: number) => void,
): number {
  const font = fontOf(name);
  const scale = size / font.unitsPerEm;
  let x = 0;
  let before: Glyph | undefined;
  for (const letter of text) {
    const glyph = font.charToGlyph(letter);
    if (before) x += font.getKerningValue(before, glyph) * scale + spacing * size;
    visit(glyph, x);
    x += (glyph.advanceWidth ?? 0) * scale;
    before = glyph;
  }
  return x;
}

/** How wide a line of text is, in pixels. */
export const widthOf = (text: string, setting: Setting): number =>
  walk(text, setting, () => undefined);

const round = (value: number) => Math.round(value * 10) / 10;

// The library's own writer runs a number that rounds to -0 into the one before it.
const writePath = ({ commands }: Path): string =>
  commands
    .map((command) => {
      const { type, ...points } = command;
      const { x1, y1, x2, y2, x, y } = points as Readonly<Record<string, number | undefined>>;
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map(round).join(' ');
    })
    .join('');

/** Sets a line of text. */
export function setLine(text: string, setting: Setting): SetLine {
  const parts: string[] = [];
  const width = walk(text, setting, (glyph, x) => {
    parts.push(writePath(glyph.getPath(x, 0, setting.size)));
  });
  return { width, d: parts.join('') };
}
