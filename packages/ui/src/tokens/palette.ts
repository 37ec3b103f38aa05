/** The raw colours of the brand. Components never see these: they see the roles in `vars`. */
export const palette = {
  ink: '#0E0F11',
  inkRaised: '#15171A',
  charcoal: '#1B1D21',
  graphite: '#2C2F35',
  bone: '#FAF7F2',
  sand: '#F3EFE7',
  white: '#FFFFFF',
  black: '#000000',
  line: '#E4DED4',
  lineStrong: '#8A857C',
  muted: '#5C5F66',
  mist: '#B4B2AD',
  ash: '#7C7F86',
  orange: '#F4511E',
  orangeDeep: '#B93A0E',
  orangeSoft: '#FF8A5F',
  red: '#B3261E',
  redSoft: '#FFB4AB',
  green: '#1B6B3A',
  greenSoft: '#7FD6A0',
  inkVeil: '#0E0F118C',
  blackVeil: '#000000A6',
} as const;

/** The category colours, named by hue so that any content can map onto them. */
export const hues = ['orange', 'blue', 'green', 'violet', 'rose'] as const;

/** One of the five category hues. */
export type Hue = (typeof hues)[number];

/** A tint as a background, a text colour with at least 4.5:1 on it, and a full tone. */
export type HuePair = {
  /** The background of a badge or a picture, as `#RRGGBB`. */
  readonly tint: string;
  /** Text on `tint` and on every surface, as `#RRGGBB`. */
  readonly text: string;
  /** The full tone, for drawings only: never for text or behind text. */
  readonly solid: string;
};

const solids: Readonly<Record<Hue, string>> = {
  orange: '#F4511E',
  blue: '#2F78DB',
  green: '#2C9C5B',
  violet: '#7A50D6',
  rose: '#E2456F',
};

/** Category pairs on light surfaces. */
export const lightHues: Readonly<Record<Hue, HuePair>> = {
  orange: { tint: '#FDE3D8', text: '#8F2C08', solid: solids.orange },
  blue: { tint: '#DCE9F8', text: '#17487F', solid: solids.blue },
  green: { tint: '#DDF0E2', text: '#17552F', solid: solids.green },
  violet: { tint: '#E9E2F7', text: '#4E2F8C', solid: solids.violet },
  rose: { tint: '#FBE0E7', text: '#8E1F45', solid: solids.rose },
};

/** Category pairs on ink surfaces. */
export const inkHues: Readonly<Record<Hue, HuePair>> = {
  orange: { tint: '#4A1D0C', text: '#FFC0A6', solid: solids.orange },
  blue: { tint: '#132F4F', text: '#B3D4F7', solid: solids.blue },
  green: { tint: '#123A22', text: '#AEE3C0', solid: solids.green },
  violet: { tint: '#33225A', text: '#D5C5F7', solid: solids.violet },
  rose: { tint: '#4F1428', text: '#F9BDCE', solid: solids.rose },
};

/** The colours of generated drawings besides the hues, the same on every surface. */
export const art = { ink: palette.ink, paper: palette.bone } as const;
