import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  margin: 0,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  ...vars.type.small,
});

export const star = style({ color: vars.color.accentText });
