import { inkHues, lightHues, palette, type Hue, type HuePair } from '../tokens/palette.ts';

/** The colour roles that components are styled with. */
export type ColorRoles = {
  /** The page itself. */
  readonly surface: string;
  /** Cards, fields and alternate sections. */
  readonly surfaceRaised: string;
  /** Wells, tracks and hovered rows. */
  readonly surfaceSunken: string;
  /** Words. */
  readonly text: string;
  /** Words of second rank; at least 4.5:1 on every surface. */
  readonly textMuted: string;
  /** Hairlines that only decorate. */
  readonly border: string;
  /** Edges that carry meaning, such as a field's; at least 3:1. */
  readonly borderStrong: string;
  /** The signal colour to fill with. */
  readonly accent: string;
  /** The fill when hovered or pressed. */
  readonly accentHover: string;
  /** Words on `accent`. */
  readonly onAccent: string;
  /** The signal colour where it is text or a thin mark on a surface. */
  readonly accentText: string;
  /** The ring round what has the keyboard's focus. */
  readonly focus: string;
  /** Words and marks of errors. */
  readonly danger: string;
  /** Words and marks of success. */
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

/** Bone and white with ink words: the default. */
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

/** Ink with bone words: dark sections, and the whole site for visitors who prefer dark. */
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

/**
 * An ink `Header` whose white menu CSS shows before hydration: it is light by the markup alone, until React gives it
 * the light theme.
 */
export const headerTurnedLight =
  '[data-theme="ink"]:has([data-menus="static"] [data-tone="white"]:hover, [data-menus="static"] [data-tone="white"]:focus-within)';
