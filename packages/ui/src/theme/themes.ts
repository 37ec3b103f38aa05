import { prefersDark } from './media.ts';
import { art, inkHues, lightHues, palette, type Hue, type HuePair } from '../tokens/palette.ts';
import { font, layer, motion, radius, space, type, width } from '../tokens/scale.ts';

/** The colour roles that components are styled with. */
export type ColorRoles = {
  /** The background of the page. */
  readonly surface: string;
  /** Cards, fields and alternate sections. */
  readonly surfaceRaised: string;
  /** Insets, tracks and hovered rows. */
  readonly surfaceSunken: string;
  /** Text. */
  readonly text: string;
  /** Secondary text; at least 4.5:1 on every surface. */
  readonly textMuted: string;
  /** Decorative lines. */
  readonly border: string;
  /** Edges that carry meaning, such as a field's; at least 3:1. */
  readonly borderStrong: string;
  /** The accent colour as a background. */
  readonly accent: string;
  /** The accent background when hovered or pressed. */
  readonly accentHover: string;
  /** Text on `accent`. */
  readonly onAccent: string;
  /** The accent colour as text or a thin mark on a surface. */
  readonly accentText: string;
  /** The focus ring. */
  readonly focus: string;
  /** Text and marks of errors. */
  readonly danger: string;
  /** Text and marks of success. */
  readonly success: string;
  /** What dims the page behind a menu or a dialog. */
  readonly scrim: string;
};

/** A whole theme: the roles and the category pairs. */
export type Theme = {
  /** A colour by role; every one is `#RRGGBB` but `scrim`, which is `#RRGGBBAA`. */
  readonly color: ColorRoles;
  /** The three colours of each category. */
  readonly hue: Readonly<Record<Hue, HuePair>>;
};

/** Bone and white with ink text: the default. */
export const lightTheme: Theme = {
  color: {
    surface: palette.bone,
    surfaceRaised: palette.white,
    surfaceSunken: palette.sand,
    text: palette.ink,
    textMuted: palette.muted,
    border: palette.line,
    borderStrong: palette.lineStrong,
    accent: palette.orange,
    accentHover: palette.orangeSoft,
    onAccent: palette.ink,
    accentText: palette.orangeDeep,
    focus: palette.orange,
    danger: palette.red,
    success: palette.green,
    scrim: palette.inkVeil,
  },
  hue: lightHues,
};

/** The value of every variable on a light page. */
export const lightValues = { ...lightTheme, art, font, space, radius, width, type, motion, layer };

/** Ink with bone text: dark sections, and the whole page for visitors who prefer dark. */
export const inkTheme: Theme = {
  color: {
    surface: palette.ink,
    surfaceRaised: palette.charcoal,
    surfaceSunken: palette.inkRaised,
    text: palette.bone,
    textMuted: palette.mist,
    border: palette.graphite,
    borderStrong: palette.ash,
    accent: palette.orange,
    accentHover: palette.orangeSoft,
    onAccent: palette.ink,
    accentText: palette.orangeSoft,
    focus: palette.orange,
    danger: palette.redSoft,
    success: palette.greenSoft,
    scrim: palette.blackVeil,
  },
  hue: inkHues,
};

/** An ink `Header` whose white menu is open before hydration; React then sets the light theme. */
export const headerWithWhiteMenu =
  '[data-theme="ink"]:has([data-menus="static"] [data-tone="white"]:hover, [data-menus="static"] [data-tone="white"]:focus-within)';

interface ThemeRule {
  readonly theme: 'light' | 'ink' | 'paper';
  readonly media?: string;
  readonly selector: string;
}

/** Where the themes apply, besides the light one on `:root`; specificity and order matter. */
export const themeRules: readonly ThemeRule[] = [
  { theme: 'light', selector: '[data-theme="light"]' },
  // A rule of its own: a browser that doesn't support `:has` drops the whole rule.
  { theme: 'light', selector: headerWithWhiteMenu },
  { theme: 'ink', selector: '[data-theme="ink"]' },
  { theme: 'ink', media: prefersDark, selector: ':root:not([data-theme="light"])' },
  // Paper is white, whatever the theme on screen.
  {
    theme: 'paper',
    media: 'print',
    selector: ':root, :root:not([data-theme="light"]), [data-theme]',
  },
];
