import { globalStyle, style } from '@vanilla-extract/css';
import { ownWidth } from '../../private/rules.ts';
import { fits } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** As many per row as fit, with lines between them; four are in one row, two by two or stacked. */
export const root = style({
  ...ownWidth,
  display: 'grid',
  gap: '1px',
  overflow: 'clip',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns:
        'repeat(auto-fit, minmax(clamp(25% - 1px, (33rem - 100%) * 999, max(50% - 1px, min(100%, 8rem))), 1fr))',
    },
  },
});

/** Label, number and note line up from fact to fact, however often a label breaks. */
export const fact = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: ['auto auto auto', 'subgrid'],
  rowGap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.md,
  outline: `1px solid ${vars.color.border}`,
  '@container': {
    // With two per row, an odd last one fills its row.
    [`not ${fits('row')}`]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
    [fits('board')]: { paddingInline: vars.space.lg },
  },
});

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.xxs}`,
  margin: 0,
});

/** A number that is longer than its column breaks rather than overlap the next. */
globalStyle(`${root} ${value} > *`, {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
