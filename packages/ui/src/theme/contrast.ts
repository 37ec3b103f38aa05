import { hues, type Hue } from '../tokens/palette.ts';
import type { Theme } from './themes.ts';

/** Red, green and blue of `#RRGGBB`, each 0 to 255; `undefined` for anything else. */
export const channels = (color: string): readonly [number, number, number] | undefined => {
  if (!/^#[\da-f]{6}$/i.test(color)) return undefined;
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** The share of each channel in the luminance, by WCAG 2.2. */
const weights = [0.2126, 0.7152, 0.0722] as const;

const luminance = (color: string): number => {
  const rgb = channels(color);
  if (!rgb) {
    throw new Error(
      `Contrast needs a colour such as '#F4511E' (# and six hex digits), received ${JSON.stringify(color)}.`,
    );
  }
  return rgb.reduce((sum, channel, index) => {
    const share = channel / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return sum + linear * (weights[index] ?? 0);
  }, 0);
};

/**
 * The contrast of two opaque colours by WCAG 2.2, from 1 to 21.
 *
 * @throws When a colour is not `#RRGGBB`.
 * @example
 * contrast('#000000', '#FFFFFF'); // => 21
 */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Two colours that are used together, and the contrast that they need. */
export interface ContrastPair {
  /** The name of the pair, such as `textMuted on surface`. */
  readonly name: string;
  /** The foreground, as `#RRGGBB`. */
  readonly foreground: string;
  /** The background, as `#RRGGBB`. */
  readonly background: string;
  /** The minimum ratio: 4.5 for text, 3 for edges and marks that carry meaning. */
  readonly atLeast: 3 | 4.5;
}

interface Rule {
  readonly foregrounds: readonly string[];
  readonly backgrounds: readonly string[];
  readonly atLeast: ContrastPair['atLeast'];
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'];
const textOf = (hue: Hue) => `${hue}Text`;
const tintOf = (hue: Hue) => `${hue}Tint`;

const rules: readonly Rule[] = [
  {
    foregrounds: ['text', 'textMuted', 'accentText', 'danger', 'success', ...hues.map(textOf)],
    backgrounds: surfaces,
    atLeast: 4.5,
  },
  { foregrounds: ['borderStrong', 'focus'], backgrounds: surfaces, atLeast: 3 },
  { foregrounds: ['onAccent'], backgrounds: ['accent', 'accentHover'], atLeast: 4.5 },
  { foregrounds: ['text', 'textMuted'], backgrounds: hues.map(tintOf), atLeast: 4.5 },
  ...hues.map((hue): Rule => ({
    foregrounds: [textOf(hue)],
    backgrounds: [tintOf(hue)],
    atLeast: 4.5,
  })),
];

/** Every pair of colours that components combine. */
export const contrastPairs = ({ color, hue }: Theme): readonly ContrastPair[] => {
  const colors = new Map<string, string>(Object.entries(color));
  for (const name of hues) {
    colors.set(textOf(name), hue[name].text).set(tintOf(name), hue[name].tint);
  }
  const pair = (foreground: string, background: string, atLeast: ContrastPair['atLeast']) => ({
    name: `${foreground} on ${background}`,
    foreground: colors.get(foreground) ?? '',
    background: colors.get(background) ?? '',
    atLeast,
  });

  return rules.flatMap(({ foregrounds, backgrounds, atLeast }) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => pair(foreground, background, atLeast)),
    ),
  );
};
