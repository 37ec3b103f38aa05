import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { ownWidth } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { column } from '../../tokens/scale.ts';

const least = createVar();
const most = createVar();
const space = vars.space.lg;

/** The width of a column when the maximum number is side by side. */
const share = `(100% - (${most} - 1) * ${space}) / ${most}`;

/** The maximum number of columns where they fit, else two, so that three never stand above one. */
const fourOrTwo = `clamp(${share}, (4 * ${least} + 3 * ${space} - 100%) * 999, (100% - ${space}) / 2)`;

// A column is never wider than the grid, never narrower than `least`, and never one of more than
// `most`.
const tracks = (width: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, ${width})), 1fr))`;

export const base = style({
  display: 'grid',
  gridTemplateColumns: tracks(share),
  gap: space,
  boxSizing: 'border-box',
  ...ownWidth,
  minInlineSize: 0,
  margin: 0,
});

export const counts = styleVariants({
  2: { vars: { [most]: '2' } },
  3: { vars: { [most]: '3' } },
  4: { vars: { [most]: '4' }, gridTemplateColumns: tracks(fourOrTwo) },
  12: { vars: { [most]: '12' } },
});

export const mins = styleVariants(column, (value) => ({ vars: { [least]: value } }));
