import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, targetRow } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  boxSizing: 'border-box',
  minBlockSize: target,
  paddingInlineStart: vars.space.gutter,
  paddingInlineEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.accent}`,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.text,
  ...vars.type.small,
  '@media': { print: { display: 'none' } },
});

// The host sets it from its storage, so that a dismissed banner is hidden before hydration.
globalStyle(`:root[data-announcement="dismissed"] ${root}`, { display: 'none' });

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.sm,
  margin: 0,
  paddingBlock: vars.space.xxs,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const ring = { outline: `2px solid ${vars.color.onAccent}`, outlineOffset: '-2px' };

export const link = style({
  ...targetRow,
  boxSizing: 'border-box',
  // The negative margin cancels the padding, so that a long label stays clear of the text above it.
  paddingBlock: vars.space.xs,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  color: 'inherit',
  fontWeight: 700,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationThickness: '2px' },
  ':focus-visible': { ...ring, outlineOffset: '2px' },
});

export const dismiss = style({
  ...bareButton,
  boxSizing: 'border-box',
  selectors: {
    '&:focus-visible': ring,
    // Invisible but with its room until hydration, as it needs a script.
    '&[data-state="waiting"]': { visibility: 'hidden' },
  },
});

export const cross = style({ inlineSize: '1.125rem', blockSize: '1.125rem' });
