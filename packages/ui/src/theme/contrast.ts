import { hues } from '../tokens/palette.ts';
import type { Theme } from './themes.ts';

/** Red, green and blue of `#RRGGBB`, each 0 to 255. */
export const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** The share of each channel in the luminance, by WCAG 2.2. */
const weights = [0.2126, 0.7152, 0.0722] as const;

const luminance = (color: string): number =>
  channels(color).reduce((sum, channel, index) => {
    const share = channel / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return sum + linear * (weights[index] ?? 0);
  }, 0);

/**
 * The contrast of two opaque colours, `#RRGGBB`, by WCAG 2.2, from 1 to 21.
 *
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

type Colors = Readonly<Record<string, string>>;

/** Each of the foregrounds on each of the backgrounds. */
const combine = (foregrounds: Colors, backgrounds: Colors, atLeast: 3 | 4.5): ContrastPair[] =>
  Object.entries(foregrounds).flatMap(([foregroundName, foreground]) =>
    Object.entries(backgrounds).map(([backgroundName, background]) => ({
      name: `${foregroundName} on ${backgroundName}`,
      foreground,
      background,
      atLeast,
    })),
  );

/** Every pair of colours that components combine. */
export const contrastPairs = ({ color, hue }: Theme): readonly ContrastPair[] => {
  const { text, textMuted, accentText, danger, success, borderStrong, focus } = color;
  const { surface, surfaceRaised, surfaceSunken, accent, accentHover, onAccent } = color;
  const surfaces = { surface, surfaceRaised, surfaceSunken };
  return [
    ...combine({ text, textMuted, accentText, danger, success }, surfaces, 4.5),
    ...combine({ borderStrong, focus }, surfaces, 3),
    ...combine({ onAccent }, { accent, accentHover }, 4.5),
    ...hues.flatMap((name) => {
      const tint = { [`${name}Tint`]: hue[name].tint };
      return [
        ...combine({ [`${name}Text`]: hue[name].text }, { ...surfaces, ...tint }, 4.5),
        ...combine({ text, textMuted }, tint, 4.5),
      ];
    }),
  ];
};
