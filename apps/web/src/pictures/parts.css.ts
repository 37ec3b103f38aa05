import { textStyles, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// What the pictures share: muted second lines, condensed tabular numbers, hairlines.

/** The base of every part. */
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

/** A list without bullets and indent; an empty bullet, because Safari takes `none` to mean that it is no list. */
export const plainList = style({ margin: 0, padding: 0, listStyleType: '""' });

/** The first line of an entry. */
export const primary = style({ ...textStyles.primary, display: 'block', margin: 0 });

/** The second line of an entry. */
export const secondary = style({ ...textStyles.secondary, display: 'block', margin: 0 });

/** The label of a number or a group. */
export const label = style({ ...textStyles.label, margin: 0 });

/** A number in the display font. */
export const numeral = style(textStyles.number);

/** A number on its own, larger. */
export const largeNumeral = style(textStyles.largeNumber);

/** Cells side by side with hairlines between them and none at the outer edge. */
export const ruled = style({ display: 'grid', gap: '1px', overflow: 'clip' });

globalStyle(`${ruled} > *`, { outline: `1px solid ${vars.color.border}` });
