import { style } from '@vanilla-extract/css';
import { ring } from '../rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: target,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.005em',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': ring('3px'),
  },
});
