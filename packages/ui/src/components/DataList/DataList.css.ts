import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  backgroundColor: vars.color.surfaceSunken,
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: '-1px',
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.type.body.fontSize,
  lineHeight: 1,
});
