/** Spacing steps on a 4 px base, in rem so that they follow the reader's text size. */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  xxxl: '4rem',
  /** Between a page's sections: 64 px on phones, up to 112 px on desktop. */
  section: 'clamp(4rem, 2.75rem + 5vw, 7rem)',
  /** From the page's edge to its content; narrow where a large text size leaves little room. */
  gutter: 'min(clamp(1.25rem, 0.75rem + 2vw, 2.5rem), 6.25vw)',
} as const;

/** A named spacing step. */
export type Space = keyof typeof space;

/** Corner radii; corners are nearly square. */
export const radius = { none: '0', sm: '2px', md: '4px', full: '999px' } as const;

/** A named corner radius. */
export type Radius = keyof typeof radius;

/**
 * Widths: `page` is the 12-column grid, `text` the longest readable line, 68 characters: a `ch` is
 * the width of a zero, and 52 zeros of the text font are as wide as 68 letters of running text.
 */
export const width = { page: '75rem', text: '52ch' } as const;

/** The minimum widths of grid columns. */
export const column = { narrow: '12rem', regular: '17rem' } as const;

/** A named minimum width of columns. */
export type Column = keyof typeof column;

/** The minimum size of a touch target. */
export const target = '2.75rem';

/** The height of a form control. */
export const control = '3rem';

/** The height of a small button or field, with a larger target for fingers. */
export const smallControl = '2rem';

/** The height of the sticky header. */
export const bar = { phone: '3.75rem', desktop: '4.5rem' } as const;

/** Font stacks. The fallbacks have matched metrics: nothing shifts when the web fonts load. */
export const font = {
  display:
    "'Barlow Condensed', 'Barlow Condensed Accents', 'Barlow Condensed Fallback', 'Barlow Condensed Fallback Wide', 'Barlow Condensed Fallback Widest', 'Arial Narrow', sans-serif",
  text: "'Inter Variable', 'Inter Variable Accents', 'Inter Fallback', 'Inter Fallback Wide', system-ui, sans-serif",
} as const;

/** A named font stack. */
export type FontName = keyof typeof font;

/** One step of the type scale. */
export interface TypeStep {
  /** A CSS length in rem, or a `clamp` that grows with the window and leaves words whole. */
  readonly fontSize: string;
  /** A number without a unit: a multiple of the font size. */
  readonly lineHeight: string;
  /** A CSS length in em, or `0`. */
  readonly letterSpacing: string;
}

/** Display steps use the condensed font, text steps the text font. */
export const type = {
  giant: {
    fontSize: 'clamp(8rem, 4rem + 18vw, 17rem)',
    lineHeight: '0.78',
    letterSpacing: '-0.015em',
  },
  poster: {
    fontSize: 'min(clamp(3.25rem, 1.5rem + 8.2vw, 7.25rem), 16vw)',
    lineHeight: '0.88',
    letterSpacing: '-0.01em',
  },
  hero: {
    fontSize: 'min(clamp(2.75rem, 1.75rem + 4.6vw, 5rem), 15vw)',
    lineHeight: '0.94',
    letterSpacing: '-0.005em',
  },
  title: {
    fontSize: 'min(clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem), 16vw)',
    lineHeight: '1',
    letterSpacing: '0',
  },
  heading: {
    fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem)',
    lineHeight: '1.08',
    letterSpacing: '0',
  },
  /** The title of a card. */
  card: {
    fontSize: 'clamp(1.5rem, 1.42rem + 0.35vw, 1.75rem)',
    lineHeight: '1.08',
    letterSpacing: '0',
  },
  subheading: { fontSize: '1.375rem', lineHeight: '1.15', letterSpacing: '0.005em' },
  number: {
    fontSize: 'min(clamp(2.75rem, 2rem + 3vw, 4.5rem), 16vw)',
    lineHeight: '0.9',
    letterSpacing: '-0.01em',
  },
  lead: {
    fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    lineHeight: '1.55',
    letterSpacing: '-0.005em',
  },
  article: { fontSize: '1.125rem', lineHeight: '1.7', letterSpacing: '-0.003em' },
  body: { fontSize: '1rem', lineHeight: '1.6', letterSpacing: '0' },
  small: { fontSize: '0.875rem', lineHeight: '1.5', letterSpacing: '0' },
  label: { fontSize: '0.8125rem', lineHeight: '1.3', letterSpacing: '0.08em' },
  /** The first line of a ruled row, in the display font. */
  row: { fontSize: '1.1875rem', lineHeight: '1.2', letterSpacing: '0.005em' },
  /** A number at the start of a narrow row, in the display font. */
  figure: { fontSize: '1.625rem', lineHeight: '1', letterSpacing: '0' },
  /** Units and notes beside a number: the smallest text. */
  micro: { fontSize: '0.75rem', lineHeight: '1.35', letterSpacing: '0.01em' },
} as const satisfies Record<string, TypeStep>;

/** Durations and the one easing curve. For `prefers-reduced-motion`, the durations are 0. */
export const motion = {
  fast: '0.2s',
  slow: '0.3s',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Stacking order by name. */
export const layer = {
  header: '40',
  overlay: '60',
  toast: '70',
} as const;

/** Breakpoints in px, smallest first: a layout is written for phones and widened from these. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const;

/** A named breakpoint. */
export type Breakpoint = keyof typeof breakpoints;

/** Widths of a container, not of the window, from which its content sits side by side. */
export const containers = { row: '26rem', table: '30rem', board: '44rem', desk: '56rem' } as const;

/** A named container width. */
export type Container = keyof typeof containers;
