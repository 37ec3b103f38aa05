import { forcedColors, textStyles, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.xs });

export const head = style({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.sm}`,
});

export const summary = style(textStyles.number);

export const plot = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.xxl,
  overflow: 'visible',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const area = style({
  fill: vars.color.surfaceSunken,
  '@media': { [forcedColors]: { fill: 'none' } },
});

export const line = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** A dot: a line without length stays round when the plot is stretched. */
export const end = style({
  stroke: vars.color.accent,
  strokeWidth: 9,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
