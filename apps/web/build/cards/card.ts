import { coverArtSvg } from '../../src/cover-art/cover-art-svg.ts';
import { inkTheme } from '@cornerbell/ui/theme';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import { cardSize } from '../../src/metadata/card.ts';
import type { CardSpec } from '../../src/page.ts';

const { width, height } = cardSize;
const { color, hue: hues } = inkTheme;

/** The left edge of the text, in pixels. */
const margin = 64;
/** The left edge of the cover art, which fills the card to the right, in pixels. */
const artEdge = 768;
/** The size of the cover, in pixels. */
export const artSize = { width: width - artEdge, height };
/** The box of the title, which is aligned to its lower edge, in pixels. */
const titleRoom = { width: 640, height: 276, bottom: 482 };

/** The smallest font size of a title, in pixels. A longer title ends in an ellipsis. */
const minFontSize = 44;

/** An absolutely positioned box; satori needs every box to have a `display`. */
const at = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement(
    'div',
    { style: { display: 'flex', position: 'absolute', lineHeight: 1, ...style } },
    ...children,
  );

/** The logo: three ropes around a corner and a bell. */
const mark = createElement(
  'svg',
  { viewBox: '0 0 28 28', width: 42, height: 42, fill: 'none' },
  createElement('path', {
    d: 'M2 0v26h26M8 0v20h20M14 0v14h14',
    stroke: color.text,
    strokeWidth: 2.5,
  }),
  createElement('circle', { cx: 22.5, cy: 5.5, r: 5, fill: color.accent }),
);

/** The length of a text in letters. Those beyond Latin are set in Inter, half as wide again. */
const lengthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u024F' ? 1.5 : 1), 0);

/**
 * The font size of a title in pixels: up to 24 letters fit on two lines at 112 and 40 on three at
 * 92; longer titles keep the same area. The longest word must fit on one line.
 */
function titleSize(text: string): number {
  const length = lengthOf(text);
  const longestWord = Math.max(...text.split(' ').map(lengthOf));
  const size = length <= 24 ? 112 : Math.min(92, 560 / Math.sqrt(length));
  return Math.round(Math.max(minFontSize, Math.min(size, 1300 / longestWord)));
}

function title(text: string) {
  const fontSize = titleSize(text);
  return at(
    {
      left: margin,
      // A line box of Barlow Condensed extends a tenth of its height below the baseline.
      bottom: height - titleRoom.bottom - 0.1 * fontSize,
      width: titleRoom.width,
      fontFamily: 'Barlow Condensed',
      fontWeight: 700,
      fontSize,
      color: color.text,
    },
    createElement(
      'div',
      {
        style: {
          display: 'block',
          width: titleRoom.width,
          ...(fontSize > minFontSize
            ? { textWrap: 'balance' }
            : { lineClamp: Math.floor(titleRoom.height / minFontSize), wordBreak: 'break-word' }),
        },
      },
      text,
    ),
  );
}

/** The cover of the page, cropped to its middle: its picture, or the art that is drawn for it. */
function drawing({ seed, hue, numeral }: CardSpec, picture: string | undefined) {
  const svg = () => Buffer.from(coverArtSvg(seed, hue, numeral)).toString('base64');
  return createElement('img', {
    src: picture ?? `data:image/svg+xml;base64,${svg()}`,
    ...artSize,
    style: { position: 'absolute', left: artEdge, top: 0, objectFit: 'cover' },
  });
}

/**
 * A social card as React elements, with the styles that satori supports.
 *
 * @param picture - The picture of the page as a data address, if it has one.
 */
export function card(spec: CardSpec, picture?: string) {
  const { tint, text: labelColor, solid } = hues[spec.hue];
  const ropes = [519, 529, 539].map((top) =>
    at({ left: margin, top, width: artEdge - margin, height: 2, backgroundColor: solid }),
  );
  return at(
    { left: 0, top: 0, width, height, backgroundColor: color.surface, fontFamily: 'Inter' },
    at({ left: margin, top: 60 }, mark),
    at(
      {
        left: margin + 58,
        top: 58,
        fontFamily: 'Barlow Condensed',
        fontWeight: 700,
        fontSize: 44,
        color: color.text,
      },
      spec.site,
    ),
    at(
      {
        left: margin,
        top: 148,
        padding: '8px 16px',
        backgroundColor: tint,
        fontFamily: 'Barlow Condensed',
        fontWeight: 600,
        fontSize: 28,
        letterSpacing: '0.06em',
        color: labelColor,
      },
      spec.label.toUpperCase(),
    ),
    title(spec.title),
    ...ropes,
    at(
      { left: margin, top: 565, fontWeight: 500, fontSize: 26, color: color.textMuted },
      spec.note,
    ),
    drawing(spec, picture),
  );
}
