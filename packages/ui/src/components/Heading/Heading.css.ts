import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  margin: 0,
  color: 'inherit',
  fontFamily: vars.font.display,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const root = styleVariants({
  sm: [base, vars.type.subheading],
  md: [base, vars.type.heading],
  lg: [base, vars.type.title],
  xl: [base, vars.type.hero],
});
