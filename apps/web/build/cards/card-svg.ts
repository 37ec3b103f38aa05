import { siteName } from '@cornerbell/content/site';
import { coverArtSvg } from '@cornerbell/ui';
import { inkTheme } from '@cornerbell/ui/theme';
import { fitTitle, lineHeight } from './fit-title.ts';
import { printable, setLine, type Setting } from './fonts.ts';
import { cardSize } from './size.ts';
import type { CardSpec } from './spec.ts';

const { width, height } = cardSize;
const { color, hue: hues } = inkTheme;

/** Where things stand on a card, in pixels. */
export const places = {
  margin: 64,
  /** Left edge of the drawing, which fills the card from there. */
  art: 768,
  /** What the words may fill. */
  words: { width: 640, titleTop: 206, titleHeight: 276 },
  ropes: 520,
} as const;

const { margin, art, words } = places;

const at = (x: number, y: number, d: string, fill: string) =>
  `<path transform="translate(${x} ${y})" d="${d}" fill="${fill}"/>`;

const textAt = (x: number, y: number, text: string, setting: Setting, fill: string) =>
  at(x, y, setLine(printable(text, setting.font), setting).d, fill);

/** The brand's mark: three ropes turn a corner, the bell hangs above. */
const mark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M2 0v26h26M8 0v20h20M14 0v14h14" fill="none" stroke="${color.text}" stroke-width="2.5"/><circle cx="22.5" cy="5.5" r="5" fill="${color.accent}"/></g>`;

const label = ({ label: text, hue }: CardSpec) => {
  const setting: Setting = { font: 'label', size: 28, spacing: 0.06 };
  const { d, width: length } = setLine(printable(text.toUpperCase(), 'label'), setting);
  const { tint, text: words_ } = hues[hue];
  return (
    `<path d="M${margin} 148h${(length + 32).toFixed(1)}v44h-${(length + 32).toFixed(1)}z" fill="${tint}"/>` +
    at(margin + 16, 180, d, words_)
  );
};

function title(spec: CardSpec): string {
  const { lines, size } = fitTitle(spec.title, { width: words.width, height: words.titleHeight });
  const cap = 0.7 * size;
  const block = cap + (lines.length - 1) * size * lineHeight;
  // It stands on the ropes, whatever its length.
  const top = words.titleTop + words.titleHeight - block;
  return lines
    .map((line, index) =>
      textAt(
        margin,
        Math.round(top + cap + index * size * lineHeight),
        line,
        { font: 'title', size },
        color.text,
      ),
    )
    .join('');
}

const ropes = (solid: string) =>
  [0, 10, 20]
    .map(
      (offset) =>
        `<path d="M${margin} ${places.ropes + offset}H${art}" stroke="${solid}" stroke-width="2"/>`,
    )
    .join('');

/** The drawing of the seed, cropped to its middle, as the page itself shows it. */
function drawing({ seed, hue, numeral }: CardSpec): string {
  const svg = coverArtSvg(seed, hue, { numeral });
  const room = width - art;
  return svg
    .replace('<svg ', `<svg x="${art}" y="0" preserveAspectRatio="xMidYMid slice" `)
    .replace(/ width="\d+" height="\d+"/, ` width="${room}" height="${height}"`);
}

/** A social card as an SVG document without text: every letter is an outline. */
export function cardSvg(spec: CardSpec): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${color.surface}"/>`,
    mark(margin, 60, 1.5),
    textAt(margin + 58, 98, siteName, { font: 'title', size: 44 }, color.text),
    label(spec),
    title(spec),
    ropes(hues[spec.hue].solid),
    textAt(margin, 588, spec.note, { font: 'text', size: 26 }, color.textMuted),
    drawing(spec),
    '</svg>',
  ].join('');
}
