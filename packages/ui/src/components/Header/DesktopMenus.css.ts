import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { display, pageWidth, plainButton, ring } from '../../private/rules.ts';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { bar, target } from '../../tokens/scale.ts';

export const root = style({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'block' } },
});

// Radix makes the list's wrapper `position: relative`; the panels are as wide as the bar.
globalStyle(`${root} > div`, { position: 'static !important' as 'static' });

export const list = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });

// Until hydration, CSS shows the menu that is hovered or focused.
const isStatic = '[data-menus="static"]';

// The panel follows its label in the document, so the focus needs no help from Radix to get there.
globalStyle('[data-menus="hydrated"] [data-menu] > [aria-hidden]', { display: 'none' });

const entrySpace = createVar();

const slow = `${vars.motion.slow} ${vars.motion.ease}`;

const underline = {
  content: '""',
  position: 'absolute',
  insetInline: entrySpace,
  insetBlockEnd: 0,
  blockSize: '3px',
  backgroundColor: vars.color.accent,
  forcedColorAdjust: 'none',
  scale: '0 1',
  transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
} as const;

/** An entry of the bar: a menu's label. */
export const entry = style({
  ...plainButton,
  vars: { [entrySpace]: vars.space.xs },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  boxSizing: 'border-box',
  blockSize: bar.desktop,
  padding: `0 ${entrySpace}`,
  color: vars.color.text,
  ...display('row', 600),
  letterSpacing: '0.015em',
  whiteSpace: 'nowrap',
  selectors: {
    '&::after': underline,
    '&:hover::after, &[data-state="open"]::after': { scale: '1' },
    // Marks the current page unless a menu is open.
    [`${list}:not(:has([data-state="open"])) &[data-current]::after`]: { scale: '1' },
    '&:focus-visible': ring('-6px'),
  },
  '@media': {
    [from('wide')]: { vars: { [entrySpace]: vars.space.md } },
  },
});

export const chevron = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[data-state="open"] > &': { rotate: '-180deg' } },
});

const descend = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${bar.desktop})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  // A shadow dims the page below without an element or a script; it must not fall on the bar.
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
  clipPath: 'inset(0 -100vmax -100vmax)',
  animation: `${descend} ${slow}`,
  selectors: {
    '[data-tone="white"] > &': { backgroundColor: vars.color.surfaceRaised },
    '&[data-motion]': { animation: 'none' },
    [`${isStatic} :not(:hover, :focus-within) > &`]: { display: 'none' },
    [`${isStatic} :has(> [data-menu]:hover) > :not(:hover) > &`]: { display: 'none' },
  },
});

const fromStart = keyframes({ from: { opacity: 0, translate: '-2rem 0' } });
const fromEnd = keyframes({ from: { opacity: 0, translate: '2rem 0' } });

export const aside = style({
  minInlineSize: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.body,
  paddingInlineStart: vars.space.xl,
  borderInlineStart: `1px solid ${vars.color.border}`,
});

export const sheet = style({
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 2fr) 7fr',
  columnGap: vars.space.xl,
  paddingBlock: `${vars.space.xl} ${vars.space.xxl}`,
  selectors: {
    [`&:has(> ${aside})`]: { gridTemplateColumns: 'minmax(8rem, 2fr) 5fr minmax(16rem, 3fr)' },
    // Enters from the side of the menu that was open before.
    '[data-motion="from-start"] > &': { animation: `${fromStart} ${slow}` },
    '[data-motion="from-end"] > &': { animation: `${fromEnd} ${slow}` },
  },
});

export const title = style({
  margin: 0,
  ...display('heading', 700),
  textWrap: 'balance',
});

export const links = style({
  display: 'grid',
  // As many as fit, but at most three.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(12rem, (100% - 2 * ${vars.space.xl}) / 3), 1fr))`,
  columnGap: vars.space.xl,
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  boxSizing: 'border-box',
  blockSize: '100%',
  minBlockSize: target,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { borderBlockStartColor: vars.color.accent },
  ':focus-visible': ring('2px'),
});

export const label = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.subheading.fontSize,
  fontWeight: 600,
  lineHeight: vars.type.subheading.lineHeight,
  selectors: {
    [`${link}:hover &, ${link}[aria-current] &`]: { color: vars.color.accentText },
  },
});

export const description = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  ...vars.type.small,
});
