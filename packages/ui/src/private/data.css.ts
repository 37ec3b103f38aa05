import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { container } from './container.ts';
import { fits } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';
import { plainList } from './plain.css.ts';

// The shared look of the components of data: ruled rows, condensed tabular numbers, muted second lines.

/** The base of every component: resets what a host without `reset.css` would set. */
export const piece = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.small,
  overflowWrap: 'anywhere',
});

/** The first line of an entry. */
export const primary = style({
  display: 'block',
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  ...vars.type.row,
  textWrap: 'balance',
});

/** The second line of an entry. */
export const secondary = style({
  display: 'block',
  margin: 0,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontWeight: 400,
  ...vars.type.micro,
  fontSize: vars.type.label.fontSize,
});

/** The label of a number, a group or a column. */
export const label = style({
  margin: 0,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontWeight: 500,
  ...vars.type.micro,
});

const digits = {
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
} as const;

/**
 * A number in the display font with tabular digits: in a row, where it may be a phrase and wraps, at the start of a
 * row, and large on its own.
 */
export const numeral = styleVariants({
  row: { ...digits, fontSize: vars.type.subheading.fontSize },
  lead: {
    ...digits,
    fontSize: vars.type.figure.fontSize,
    whiteSpace: 'nowrap',
    '@container': { [fits('row')]: { fontSize: vars.type.heading.fontSize } },
  },
  large: { ...digits, fontSize: vars.type.heading.fontSize, whiteSpace: 'nowrap' },
});

/** The unit or total beside a number. */
export const unit = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...vars.type.micro,
});

/** Cells side by side with hairlines between them and none at the outer edge. */
export const ruled = style({ display: 'grid', gap: '1px', overflow: 'clip' });

globalStyle(`${ruled} > *`, { outline: `1px solid ${vars.color.border}` });

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
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: ['auto minmax(0, 1fr) auto fit-content(50%)', 'subgrid'],
  alignContent: 'center',
  alignItems: 'first baseline',
  margin: 0,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
});

export const lead = style({
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingInlineEnd: vars.space.sm,
  '@container': { [fits('row')]: { paddingInlineEnd: vars.space.md } },
});

export const main = style({ gridColumn: 2, minInlineSize: 0 });

export const status = style({
  gridColumn: '2 / -1',
  gridRow: 2,
  paddingBlockStart: vars.space.xxs,
  '@container': {
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
  '@container': { [fits('row')]: { paddingInlineStart: vars.space.md } },
});

export const foot = style({
  gridColumn: '2 / -1',
  gridRow: 3,
  paddingBlockStart: vars.space.xs,
});
