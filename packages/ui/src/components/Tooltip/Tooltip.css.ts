import { style } from '@vanilla-extract/css';
import { floating } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

export const content = style({
  ...floating,
  maxInlineSize: `min(20rem, 100vw - 2 * ${vars.space.md})`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderColor: 'transparent',
  backgroundColor: vars.color.text,
  color: vars.color.surface,
  ...vars.type.small,
});
