import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bracketBars } from '../../private/brackets.ts';
import { reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } });
const dim = keyframes({ from: { opacity: 0 } });

export const root = style({
  boxSizing: 'border-box',
  inlineSize: `calc(100vw - 2 * ${vars.space.gutter})`,
  maxInlineSize: '32rem',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.gutter})`,
  margin: 'auto',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}` },
    '&::backdrop': {
      backgroundColor: vars.color.scrim,
      animation: `${dim} ${vars.motion.fast} ${vars.motion.ease}`,
    },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&[open], &::backdrop': { animation: 'none' } } },
  },
});

globalStyle(`:root:has(${root}:modal)`, { overflow: 'hidden', scrollbarGutter: 'stable' });

export const frame = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  padding: vars.space.lg,
  ...bracketBars,
});

export const icon = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  color: vars.color.accentText,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.type.heading.fontSize,
  fontWeight: 700,
  lineHeight: vars.type.heading.lineHeight,
  textWrap: 'balance',
});

export const description = style({
  margin: 0,
  fontSize: vars.type.lead.fontSize,
  lineHeight: vars.type.lead.lineHeight,
  textWrap: 'pretty',
});

export const actions = style({
  justifySelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.sm,
});

export const action = style({ minInlineSize: '7rem' });
