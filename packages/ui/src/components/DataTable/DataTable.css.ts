import { style } from '@vanilla-extract/css';
import { container, display } from '../../private/rules.ts';
import { fits } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

// A word that is too long for its column scrolls the table, not the page.
export const root = style({ ...container, overflowX: 'auto' });

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // Labels don't break where columns share the width.
  overflowWrap: 'break-word',
  '@container': { [fits('table')]: { display: 'table' } },
});

export const head = style({
  display: 'none',
  '@container': { [fits('table')]: { display: 'table-header-group' } },
});

export const rows = style({
  display: 'block',
  '@container': { [fits('table')]: { display: 'table-row-group' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  '@container': { [fits('table')]: { display: 'table-row' } },
});

const cellBase = {
  padding: 0,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;

const wideCell = {
  display: 'table-cell',
  paddingBlock: vars.space.sm,
  paddingInline: `0 ${vars.space.lg}`,
} as const;

const aligned = {
  '&:last-child': { paddingInlineEnd: 0 },
  '&[data-align="end"]': { textAlign: 'end' },
} as const;

export const columnHead = style([
  cellBase,
  {
    paddingBlockEnd: vars.space.xs,
    paddingInlineEnd: vars.space.lg,
    borderBlockEnd: `2px solid ${vars.color.text}`,
    selectors: aligned,
  },
]);

export const rowHead = style([
  cellBase,
  { gridColumn: '1 / -1', '@container': { [fits('table')]: wideCell } },
]);

export const cell = style([
  cellBase,
  {
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': { [fits('table')]: { ...wideCell, selectors: aligned } },
  },
]);

export const cellLabel = style({
  display: 'block',
  '@container': { [fits('table')]: { display: 'none' } },
});

export const number = style({
  ...display('row', 600),
});
