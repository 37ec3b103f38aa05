import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});
