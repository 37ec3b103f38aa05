import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  maxInlineSize: vars.width.text,
  margin: 0,
  color: 'inherit',
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: { '&[data-tone="muted"]': { color: vars.color.textMuted } },
});

export const root = styleVariants({
  sm: [base, vars.type.small],
  md: [base, vars.type.body],
  lg: [base, vars.type.lead],
});
