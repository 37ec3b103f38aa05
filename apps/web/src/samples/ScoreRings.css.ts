import { forcedColors, textStyles, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

export const root = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, 1fr))',
    gap: `${vars.space.md} ${vars.space.xs}`,
  },
]);

export const score = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xs,
  textAlign: 'center',
});

export const dial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '8rem',
  aspectRatio: '1',
  gridRow: 1,
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  fill: 'none',
  strokeWidth: 9,
});

export const rest = style({
  stroke: vars.color.border,
  '@media': { [forcedColors]: { stroke: 'GrayText', strokeWidth: 3 } },
});

export const filled = style({
  stroke: vars.color.accent,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const number = style(textStyles.largeNumber);
