import { scrollShade, textStyles, vars } from '@cornerbell/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

/** Wide enough for large figures. */
const roomy = '(min-width: 26rem)';

/** Wide enough for the longest plan name on one line. */
const handy = '(min-width: 20rem)';

/** Wide enough for all columns in their usual sizes. */
const fitting = '(min-width: 18.5rem)';

export const root = style({
  // Else its hidden caption would scroll the page instead of the table.
  position: 'relative',
  containerType: 'inline-size',
  // With the text spacing of a reader, its columns may be wider than a phone.
  overflowX: 'auto',
  border: `1px solid ${vars.color.border}`,
  background: scrollShade(vars.color.surfaceRaised),
  backgroundColor: vars.color.surfaceRaised,
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `2px solid ${vars.color.text}`,
});

export const title = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

/** The space at both ends of a row. */
const edge = createVar();

const cell = {
  vars: { [edge]: vars.space.xs },
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xxs,
  textAlign: 'end',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: edge, textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: edge },
  },
  '@container': {
    [fitting]: { vars: { [edge]: vars.space.sm } },
    [handy]: { vars: { [edge]: vars.space.md } },
  },
} as const;

export const columnHead = style([cell, { ...textStyles.label, verticalAlign: 'bottom' }]);

export const row = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-popular]': { boxShadow: `inset 3px 0 ${vars.color.accent}` },
    '&:has(a:hover)': { backgroundColor: vars.color.surfaceSunken },
  },
});

export const plan = style([cell, { fontWeight: 'inherit' }]);

export const link = style({
  ...vars.type.row,
  fontSize: vars.type.small.fontSize,
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  fontFamily: vars.font.display,
  fontWeight: 700,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: vars.color.accent } },
  '@container': {
    [fitting]: { fontSize: vars.type.body.fontSize },
    [handy]: { fontSize: vars.type.row.fontSize, whiteSpace: 'nowrap' },
    [roomy]: vars.type.card,
  },
});

export const badge = style({
  ...vars.type.micro,
  display: 'block',
  color: vars.color.accentText,
  fontWeight: 600,
});

const figure = {
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

/** A secondary figure: the member limit or the regular price. */
export const quiet = style([
  cell,
  figure,
  vars.type.row,
  { color: vars.color.textMuted, '@container': { [roomy]: vars.type.figure } },
]);

export const unlimited = style([cell, figure, vars.type.row, { color: vars.color.textMuted }]);

export const price = style([
  cell,
  figure,
  vars.type.figure,
  { fontWeight: 700, '@container': { [roomy]: { fontSize: '2.5rem' } } },
]);

export const foot = style({
  ...vars.type.small,
  padding: vars.space.md,
  borderBlockStart: `2px solid ${vars.color.text}`,
});

export const footLabel = style({ color: vars.color.textMuted });

export const footList = style([plainList, { fontWeight: 600 }]);
