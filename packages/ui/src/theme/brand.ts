import { palette } from '../tokens/palette.ts';
import type { FontName, Radius } from '../tokens/scale.ts';
import { channels, contrast, contrastPairs } from './contrast.ts';
import { inkTheme, lightTheme, themeRules, type ColorRoles, type Theme } from './themes.ts';
import { variableName } from './variable-name.ts';

type OwnRoles = { readonly [Role in Exclude<keyof ColorRoles, 'scrim'>]?: string | undefined };

/** What another product can change about the look. */
export interface BrandOptions {
  /**
   * The accent colour, as `#RRGGBB`. The text on it, its hover and its text form are derived, with
   * enough contrast.
   */
  accent: string;
  /** Roles of the light theme that the brand sets, as `#RRGGBB`. */
  light?: OwnRoles | undefined;
  /** Roles of the ink theme that the brand sets, as `#RRGGBB`. */
  ink?: OwnRoles | undefined;
  /** Font stacks, such as `"Oswald, sans-serif"`; the host declares the font faces. */
  font?: { readonly [Name in FontName]?: string | undefined } | undefined;
  /** Corner radii with their units, such as `"8px"`. */
  radius?: { readonly [Name in Radius]?: string | undefined } | undefined;
}

/** CSS variables by name, usable as a `style` object. */
export type Variables = Readonly<Record<`--cb-${string}`, string>>;

/** A brand's variables for light surfaces and for ink ones. */
export interface BrandTheme {
  /** What `:root` and `data-theme="light"` set: all colours, and the brand's fonts and radii. */
  readonly light: Variables;
  /** What `data-theme="ink"` sets: the colours only. */
  readonly ink: Variables;
}

type OwnValues = Readonly<Record<string, string | undefined>>;

const isSet = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** Throws where a value is not a colour, so that nothing else gets into a style sheet. */
const checkColors = (colors: Partial<ColorRoles>) => {
  for (const [role, color] of Object.entries(colors)) {
    if (/^#[\da-f]{6}$/i.test(color)) continue;
    throw new Error(
      `The brand's colour ${role} can't be used: expected # and six hex digits (such as '#0B5FFF'), ` +
        `received ${JSON.stringify(color)}.`,
    );
  }
};

/** Throws where a value would end its declaration in a style sheet. */
const checkValues = (group: string, example: string, values: OwnValues = {}) => {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || !/[;{}<]/.test(value)) continue;
    throw new Error(
      `The brand's ${group} ${name} can't be used: expected a value without ; { } and < (such as '${example}'), ` +
        `received ${JSON.stringify(value)}.`,
    );
  }
};

/** A colour moved towards another; `share` runs from 0 (unmoved) to 1 (the other). */
const mix = (color: string, other: string, share: number): string => {
  const to = channels(other);
  const mixed = channels(color).map((channel, index) => {
    const value = Math.round(channel + ((to[index] ?? 0) - channel) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('').toUpperCase()}`;
};

/** The accent mixed with the text colour in steps of 2 % until it is legible on every surface. */
const legible = (accent: string, { surface, surfaceRaised, surfaceSunken, text }: ColorRoles) => {
  const reads = (color: string) =>
    [surface, surfaceRaised, surfaceSunken].every(
      (background) => contrast(color, background) >= 4.5,
    );
  const steps = Array.from({ length: 51 }, (_, step) => mix(accent, text, step / 50));
  return steps.find(reads) ?? text;
};

/** Ink where it has enough contrast on the accent, else white, else black; one always has. */
const onAccentFor = (accent: string) =>
  [palette.ink, palette.white].find((color) => contrast(color, accent) >= 4.5) ?? palette.black;

const brandedColors = (base: Theme, accent: string, roleOptions: OwnRoles = {}): ColorRoles => {
  const own: Partial<ColorRoles> = Object.fromEntries(Object.entries(roleOptions).filter(isSet));
  checkColors({ accent, ...own });
  const roles = { ...base.color, accent, ...own };
  const onAccent = own.onAccent ?? onAccentFor(roles.accent);
  const away = onAccent === palette.white ? palette.black : palette.white;
  const accentText = legible(roles.accent, roles);
  const color = {
    ...roles,
    onAccent,
    accentHover: mix(roles.accent, away, 0.25),
    accentText,
    focus: accentText,
    ...own,
  };
  const failure = contrastPairs({ ...base, color }).find(
    ({ foreground, background, atLeast }) => contrast(foreground, background) < atLeast,
  );
  if (failure) {
    const { name, foreground, background, atLeast } = failure;
    const received = contrast(foreground, background).toFixed(2);
    throw new Error(
      `The brand's colours can't be read: ${name} needs a contrast of at least ${atLeast}:1 ` +
        `(such as ${base.color.text} on ${base.color.surface}), received ${foreground} on ${background}, ${received}:1.`,
    );
  }
  return color;
};

const variables = (group: string, values: OwnValues = {}): Variables =>
  Object.fromEntries(
    Object.entries(values)
      .filter(isSet)
      .map(([name, value]) => [`--${variableName([group, name])}`, value]),
  );

/**
 * Another product's look, as CSS variables. What the options leave out is derived from the accent
 * with enough contrast; what they set is not changed.
 *
 * @throws When a colour is not `#RRGGBB`, when a given colour has too little contrast where
 * components use it (below 4.5:1 for text, 3:1 for edges and the focus ring), or when a font or a
 * radius has `;`, `{`, `}` or `<` in it.
 * @example
 * createBrandTheme({ accent: '#0B5FFF' }).light['--cb-color-on-accent']; // => '#FFFFFF'
 */
export function createBrandTheme({ accent, light, ink, font, radius }: BrandOptions): BrandTheme {
  checkValues('font', 'Oswald, sans-serif', font);
  checkValues('radius', '8px', radius);
  return {
    light: {
      ...variables('color', brandedColors(lightTheme, accent, light)),
      ...variables('font', font),
      ...variables('radius', radius),
    },
    ink: variables('color', brandedColors(inkTheme, accent, ink)),
  };
}

const block = (values: Variables) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** More specific than the theme's own selector, so that the order of the sheets doesn't matter. */
const stronger = (selector: string) => `:is(${selector}):not(.cb)`;

/**
 * A brand theme as a style sheet, before or after `styles.css`: it covers ink sections and visitors
 * who prefer dark, which a `style` object on one element can't.
 *
 * @example
 * brandThemeCss(createBrandTheme({ accent: '#0B5FFF' })); // => ':is(:root):not(.cb){--cb-…'
 */
export const brandThemeCss = ({ light, ink }: BrandTheme): string => {
  // White, unless the brand sets another raised surface.
  const paper = { ...light, '--cb-color-surface': 'var(--cb-color-surface-raised)' };
  const blocks = { light: block(light), ink: block(ink), paper: block(paper) };
  const rules = themeRules.map(({ theme, media, selector }) => {
    const rule = `${stronger(selector)}{${blocks[theme]}}`;
    return media ? `@media ${media}{${rule}}` : rule;
  });
  return [`${stronger(':root')}{${blocks.light}}`, ...rules].join('\n');
};
