import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const root = styleVariants(vars.width, (width) => [
  base,
  { maxInlineSize: `calc(${width} + 2 * ${vars.space.gutter})` },
]);
