import { style } from '@vanilla-extract/css';
import { ring, targetRow } from '../rules.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...targetRow,
  gap: vars.space.xs,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.005em',
  textDecoration: 'none',
  ':focus-visible': ring('3px'),
});
