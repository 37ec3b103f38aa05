import { forcedColors, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';
import { primary } from './parts.css.ts';
import { fits } from './SamplePicture.css.ts';

export const root = style({ containerType: 'inline-size', display: 'grid', gap: vars.space.lg });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@container': {
    [fits.row]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [fits.board]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
  },
});

/** The rules below the headers of a row align, however often a name wraps. */
export const group = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: ['auto auto', 'subgrid'],
  alignItems: 'start',
  rowGap: 0,
});

export const groupHead = style([
  primary,
  {
    display: 'flex',
    alignSelf: 'end',
    alignItems: 'last baseline',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingBlockEnd: vars.space.xs,
    borderBlockEnd: `2px solid ${vars.color.text}`,
  },
]);

export const skills = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
    columnGap: vars.space.md,
  },
]);

export const skill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: 500,
  ...vars.type.label,
  letterSpacing: 0,
  selectors: { '&[data-state="Not Yet Demonstrated"]': { color: vars.color.textMuted } },
});

export const legend = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.lg}` },
]);

export const legendItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  ...vars.type.micro,
});

export const count = style({
  flex: 'none',
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.type.body.fontSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

export const mark = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const solid = style({
  fill: vars.color.text,
  stroke: vars.color.text,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

export const check = style({
  stroke: vars.color.surface,
  strokeWidth: 1.75,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
});
