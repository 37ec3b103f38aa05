import { forcedColors, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desk } from '../widths.ts';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingInline: vars.space.md,
  '@container': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 30rem' } },
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${vars.space.md}`,
  padding: `0 ${vars.space.md} ${vars.space.md}`,
  '@container': { [desk]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
});

/** The rules below the titles align, however often a title wraps. */
export const group = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: ['auto auto', 'subgrid'],
  alignItems: 'start',
  paddingBlockStart: vars.space.md,
});

globalStyle(`${group} > p`, { alignSelf: 'end', alignItems: 'last baseline' });

export const count = style({ whiteSpace: 'nowrap' });

export const skills = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  columnGap: vars.space.md,
});

export const skill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.type.label.fontSize,
  fontWeight: 500,
  lineHeight: 1.25,
});

export const mark = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  fill: 'none',
  stroke: vars.color.borderStrong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const solid = style({
  fill: vars.color.text,
  stroke: vars.color.text,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

export const check = style({
  stroke: vars.color.surfaceRaised,
  strokeWidth: 1.75,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
});
