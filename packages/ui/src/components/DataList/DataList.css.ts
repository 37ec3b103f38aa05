import { style } from '@vanilla-extract/css';
import { container } from '../../private/rules.ts';
import { plainList } from '../../private/plain.css.ts';
import { fits } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Where text is large or the column narrow, the text of a row has a line of its own. */
const stacked = '(max-width: 14rem)';

/** A list of rows whose columns line up from row to row. */
export const rows = style([
  plainList,
  {
    ...container,
    display: 'grid',
    gridTemplateColumns: '[lead] auto [main] minmax(0, 1fr) [status] auto [value] fit-content(50%)',
  },
]);

export const row = style({
  // For a control that covers the row.
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: ['auto minmax(0, 1fr) auto fit-content(50%)', 'subgrid'],
  alignContent: 'center',
  alignItems: 'first baseline',
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
    '&[data-current]': {
      padding: `${vars.space.sm} ${vars.space.xs}`,
      borderInlineStart: `3px solid ${vars.color.accent}`,
      backgroundColor: vars.color.surfaceSunken,
    },
  },
  '@container': {
    [stacked]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  },
});

export const lead = style({
  gridColumn: 1,
  gridRow: '1 / span 3',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingInlineEnd: vars.space.sm,
  '@container': {
    [stacked]: { flexDirection: 'row', alignItems: 'baseline', gap: vars.space.xxs },
    [fits('row')]: { paddingInlineEnd: vars.space.md },
  },
});

export const main = style({
  gridColumn: 2,
  minInlineSize: 0,
  '@container': { [stacked]: { order: 1, flexBasis: '100%' } },
});

export const status = style({
  gridColumn: '2 / -1',
  gridRow: 2,
  paddingBlockStart: vars.space.xxs,
  '@container': {
    [stacked]: { order: 2 },
    [fits('row')]: {
      gridColumn: 3,
      gridRow: 1,
      paddingBlockStart: 0,
      paddingInlineStart: vars.space.md,
    },
  },
});

export const value = style({
  gridColumn: 4,
  gridRow: 1,
  paddingInlineStart: vars.space.xs,
  textAlign: 'end',
  '@container': {
    // Beside what starts the row, or else below its text.
    [stacked]: { order: 3, paddingInlineStart: 0, selectors: { [`${lead} ~ &`]: { order: 0 } } },
    [fits('row')]: { paddingInlineStart: vars.space.md },
  },
});

export const foot = style({
  gridColumn: '2 / -1',
  gridRow: 3,
  paddingBlockStart: vars.space.xs,
  '@container': { [stacked]: { order: 4, flexBasis: '100%', minInlineSize: 0 } },
});

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  backgroundColor: vars.color.surfaceSunken,
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: '-1px',
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.type.body.fontSize,
  lineHeight: 1,
});
