import { globalStyle, style } from '@vanilla-extract/css';
import { container, display, plainButton, ring, visuallyHidden } from '../../private/rules.ts';
import { coarsePointer, fits } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';
import { vars } from '../../theme/vars.css.ts';
import { smallControl, target } from '../../tokens/scale.ts';

/** Where a table has no room, its rows are stacked. */
const stacked = `not ${fits('table')}`;

// A word that is too long for its column scrolls the table, not the page.
export const root = style({ ...container, overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // Labels don't break where columns share the width.
  overflowWrap: 'break-word',
  '@container': { [stacked]: { display: 'block' } },
});

export const caption = style({
  ...textStyles.primary,
  paddingBlockEnd: vars.space.xs,
  textAlign: 'start',
  '@container': { [stacked]: { display: 'block' } },
});

export const head = style({
  '@container': {
    [stacked]: { display: 'none', selectors: { '&[data-controls]': { display: 'block' } } },
  },
});

/** Where rows are stacked, it has what sorts and selects them. */
export const headRow = style({
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  '@container': { [stacked]: { display: 'flex' } },
});

export const rows = style({ '@container': { [stacked]: { display: 'block' } } });

const isCompact = '[data-density="compact"] &';

const cellBase = { padding: 0, textAlign: 'start', verticalAlign: 'baseline' } as const;

const wideCell = {
  display: 'table-cell',
  paddingBlock: vars.space.sm,
  paddingInline: `0 ${vars.space.lg}`,
} as const;

const isAligned = {
  '&:last-child': { paddingInlineEnd: 0 },
  '&[data-align="end"]': { textAlign: 'end' },
} as const;

const compactCell = {
  paddingBlock: '0.375rem',
  paddingInlineEnd: vars.space.xs,
  verticalAlign: 'middle',
} as const;

/** As narrow as its checkbox, clear of the mark of the open row. */
const selectBase = { ...cellBase, paddingInlineStart: vars.space.sm } as const;

const headLine = { borderBlockEnd: 'inherit' } as const;

export const selectHead = style({
  ...selectBase,
  '@container': { [fits('table')]: { ...headLine, inlineSize: '1px' } },
});

export const selectCell = style({
  ...selectBase,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  '@container': { [fits('table')]: { position: 'static', verticalAlign: 'middle' } },
});

export const row = style({
  position: 'relative',
  // Two, or one where text is large.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(7rem, 50% - ${vars.space.md})), 1fr))`,
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    [isCompact]: { flexWrap: 'wrap', gap: `0 ${vars.space.sm}`, paddingBlock: vars.space.xs },
    [`&:has(> ${selectCell})`]: { paddingInlineStart: `calc(${target} + ${vars.space.sm})` },
    '&[data-current]': {
      boxShadow: `inset 3px 0 ${vars.color.accent}`,
      // Forced colours drop the shadow and give the outline a colour.
      outline: '1px solid transparent',
      outlineOffset: '-1px',
    },
    '[dir="rtl"] &[data-current]': { boxShadow: `inset -3px 0 ${vars.color.accent}` },
    '&[data-current]:not(:has(input))': { paddingInlineStart: vars.space.sm },
  },
  '@container': { [stacked]: { display: 'grid', selectors: { [isCompact]: { display: 'flex' } } } },
});

export const columnHead = style([
  cellBase,
  {
    selectors: isAligned,
    '@container': {
      [stacked]: { display: 'none', selectors: { '&:has(button)': { display: 'block' } } },
      [fits('table')]: {
        ...headLine,
        paddingBlockEnd: vars.space.xs,
        paddingInlineEnd: vars.space.lg,
        selectors: { [isCompact]: { paddingInlineEnd: vars.space.xs } },
      },
    },
  },
]);

export const sort = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: smallControl,
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  selectors: {
    '&:hover, [aria-sort$="ending"] > &': { color: vars.color.text },
    '&:focus-visible': ring('2px'),
  },
  '@media': { [coarsePointer]: { minBlockSize: target } },
});

/** Points down for descending; pale if the rows are not sorted by this column. */
export const arrow = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  opacity: 0.45,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[aria-sort$="ending"] > * > &': { opacity: 1 },
    '[aria-sort="ascending"] > * > &': { rotate: '180deg' },
  },
});

export const select = style({
  display: 'grid',
  placeItems: 'center start',
  minInlineSize: target,
  minBlockSize: target,
  cursor: 'pointer',
});

const wideRowCell = {
  ...wideCell,
  selectors: { ...isAligned, [isCompact]: compactCell },
} as const;

export const rowHead = style([
  cellBase,
  {
    gridColumn: '1 / -1',
    flexBasis: '100%',
    '@container': {
      [fits('table')]: {
        ...wideRowCell,
        selectors: {
          ...wideRowCell.selectors,
          // Clear of the mark of the open row.
          [`${row}[data-current] > &:first-child`]: { paddingInlineStart: vars.space.sm },
        },
      },
    },
  },
]);

/** The header of a row as a button that covers the row. */
export const open = style({
  ...plainButton,
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': ring('2px'),
    [`${row}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const cell = style([
  cellBase,
  {
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { '[data-density="compact"] &:last-child': { marginInlineStart: 'auto' } },
    '@container': { [fits('table')]: wideRowCell },
  },
]);

globalStyle(`${table} [data-optional]`, { '@container': { [stacked]: { display: 'none' } } });

// Above the button that covers the row.
globalStyle(`${row} > td :is(a, button, label)`, { position: 'relative', zIndex: 1 });

export const placeholder = style([
  cellBase,
  {
    gridColumn: '1 / -1',
    '@container': { [fits('table')]: { ...wideCell, paddingInline: 0 } },
  },
]);

export const cellLabel = style({
  display: 'block',
  '@container': {
    [stacked]: { selectors: { [isCompact]: visuallyHidden } },
    [fits('table')]: { display: 'none' },
  },
});

export const number = style(display('row', 600));
