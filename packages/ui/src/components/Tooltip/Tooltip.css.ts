import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const content = style({
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  maxInlineSize: `min(20rem, 100vw - 2 * ${vars.space.md})`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.text,
  color: vars.color.surface,
  fontFamily: vars.font.text,
  ...vars.type.small,
  overflowWrap: 'anywhere',
});
