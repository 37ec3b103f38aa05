import { style, styleVariants } from '@vanilla-extract/css';
import { bodyText } from './rules.ts';
import { fits } from '../theme/media.ts';
import { textStyles } from '../theme/text-styles.ts';
import { vars } from '../theme/vars.css.ts';

// The look of data components: ruled rows, condensed tabular numbers, muted second lines.

/** The base of every component: resets what a host without `reset.css` would set. */
export const piece = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  ...bodyText,
  ...vars.type.small,
});

/** The first line of an entry. */
export const primary = style({ ...textStyles.primary, display: 'block', margin: 0 });

/** The second line of an entry. */
export const secondary = style({ ...textStyles.secondary, display: 'block' });

/** The label of a number, a group or a column. */
export const label = style({ ...textStyles.label, margin: 0 });

/** A number in a row, at the start of a row, and large on its own. */
export const numeral = styleVariants({
  row: textStyles.number,
  lead: {
    ...textStyles.largeNumber,
    fontSize: vars.type.figure.fontSize,
    '@container': { [fits('row')]: { fontSize: vars.type.heading.fontSize } },
  },
  large: textStyles.largeNumber,
});

/** The unit or total beside a number. */
export const unit = style({
  ...textStyles.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
