import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { display, plainButton, ring, targetRow } from '../../private/rules.ts';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { bar, control, target } from '../../tokens/scale.ts';

export const opener = style({
  ...plainButton,
  ...targetRow,
  gap: `clamp(${vars.space.xxs}, 20vw - 3.75rem, ${vars.space.xs})`,
  boxSizing: 'border-box',
  marginInlineEnd: `calc(-1 * min(${vars.space.sm}, ${vars.space.gutter}))`,
  paddingInline: vars.space.sm,
  color: vars.color.text,
  ...display('row', 600),
  letterSpacing: '0.015em',
  ':focus-visible': ring('-2px'),
  '@media': { [from('desktop')]: { display: 'none' } },
});

const enter = keyframes({ from: { opacity: 0, translate: '1.5rem 0' } });
const dim = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  boxSizing: 'border-box',
  inlineSize: `calc(100vw - ${target})`,
  maxInlineSize: '26rem',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      animation: `${enter} ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&::backdrop': {
      backgroundColor: vars.color.scrim,
      animation: `${dim} ${vars.motion.fast} ${vars.motion.ease}`,
    },
  },
});

// The page behind does not scroll, and does not shift when its scrollbar disappears, whose room is
// as dark as the menu.
globalStyle(`:root:has(${dialog}[open])`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  backgroundColor: vars.art.ink,
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  boxSizing: 'border-box',
  minBlockSize: bar.phone,
  paddingInline: vars.space.gutter,
  backgroundColor: vars.color.surface,
});

export const closer = style([
  opener,
  { marginInlineEnd: 0, '@media': { [from('desktop')]: { display: 'inline-flex' } } },
]);

export const list = style({
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  listStyle: 'none',
});

/** An entry of the first level: a menu's label. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  boxSizing: 'border-box',
  minBlockSize: '3.75rem',
  paddingInline: vars.space.gutter,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  ...display('heading', 600),
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { color: vars.color.accentText },
    '&:focus-visible': ring('-2px'),
  },
});

export const chevron = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { rotate: '-180deg' } },
});

export const sublist = style({
  margin: 0,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.md,
  listStyle: 'none',
});

export const sublink = style({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: control,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `2px solid ${vars.color.border}`,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.body,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderInlineStartColor: vars.color.accent },
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      color: vars.color.accentText,
      fontWeight: 600,
    },
    '&:focus-visible': ring('-2px'),
  },
});

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  // Side by side where they fit, so that a phone in landscape has room for the links.
  gridTemplateColumns: 'repeat(auto-fit, minmax(10.25rem, 1fr))',
  gap: vars.space.sm,
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

// The first of three has a row of its own.
globalStyle(`${actions} > :first-child:nth-last-child(odd)`, { gridColumn: '1 / -1' });
