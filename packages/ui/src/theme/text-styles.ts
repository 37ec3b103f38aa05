import { vars } from './vars.css.ts';

const digits = {
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
} as const;

/** The text styles of `DataList`, `DataTable` and the like, for your own components beside them. */
export const textStyles = {
  /** The first line of an entry. */
  primary: {
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontWeight: 600,
    ...vars.type.row,
    textWrap: 'balance',
  },
  /** The second line of an entry. */
  secondary: {
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontWeight: 400,
    ...vars.type.micro,
    fontSize: vars.type.label.fontSize,
  },
  /** The label of a number, a group or a column. */
  label: {
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontWeight: 500,
    ...vars.type.micro,
  },
  /** A number in a row, where it may be a phrase and wraps. */
  number: { ...digits, fontSize: vars.type.subheading.fontSize },
  /** A number on its own. */
  largeNumber: { ...digits, fontSize: vars.type.heading.fontSize, whiteSpace: 'nowrap' },
} as const;
