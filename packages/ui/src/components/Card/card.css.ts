import { style } from '@vanilla-extract/css';
import { bodyText, display, ring } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

// What all cards share.

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  ...bodyText,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:has(a:hover)': { borderColor: vars.color.text } },
  '@media': {
    print: { breakInside: 'avoid' },
  },
});

export const title = style({
  margin: 0,
  ...display('card', 700),
  textWrap: 'balance',
});

export const text = style({
  maxInlineSize: vars.width.text,
  margin: 0,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

/** The link of a card; it covers the whole card, so that all of it can be tapped. */
export const link = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.14em',
  textDecorationColor: 'transparent',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:hover': { textDecorationColor: vars.color.accent },
    '&:active': { color: vars.color.accentText },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': ring('3px'),
  },
});

/** The general `Card`, which may itself be a link. */
export const surface = style([
  root,
  {
    gap: vars.space.sm,
    padding: vars.space.lg,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { borderColor: vars.color.text },
      'a&:focus-visible': ring('3px'),
    },
  },
]);
