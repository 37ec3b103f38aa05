import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { mapValues } from '../../private/map-values.ts';
import { vars } from '../../theme/vars.css.ts';
import { column } from '../../tokens/scale.ts';

const least = createVar();
const most = createVar();
const space = createVar();

/** The width of a column when the maximum number is side by side. */
const share = `(100% - (${most} - 1) * ${space}) / ${most}`;

/** The maximum number of columns where they fit, else two, so that three never stand above one. */
const fourOrTwo = `clamp(${share}, (4 * ${least} + 3 * ${space} - 100%) * 999, (100% - ${space}) / 2)`;

export const { base, variants } = recipe({
  base: {
    display: 'grid',
    // A column is never wider than the grid, never narrower than `least`, and never one of more than `most`.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`,
    gap: space,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
  },
  variants: {
    columns: {
      2: { vars: { [most]: '2' } },
      3: { vars: { [most]: '3' } },
      4: {
        vars: { [most]: '4' },
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${fourOrTwo})), 1fr))`,
      },
      12: { vars: { [most]: '12' } },
    },
    min: mapValues(column, (value) => ({ vars: { [least]: value } })),
    gap: mapValues(vars.space, (value) => ({ vars: { [space]: value } })),
  },
}).classNames;
