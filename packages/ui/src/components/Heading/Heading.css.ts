import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const base = style({
  margin: 0,
  color: 'inherit',
  fontFamily: vars.font.display,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const sizes = styleVariants({
  sm: vars.type.subheading,
  md: vars.type.heading,
  lg: vars.type.title,
  xl: vars.type.hero,
});
