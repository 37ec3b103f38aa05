import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const base = style({
  maxInlineSize: vars.width.text,
  margin: 0,
  color: 'inherit',
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const sizes = styleVariants({
  sm: vars.type.small,
  md: vars.type.body,
  lg: vars.type.lead,
});

export const tones = styleVariants({ muted: { color: vars.color.textMuted } });
