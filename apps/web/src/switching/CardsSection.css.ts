import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const more = style({
  justifySelf: 'start',
  paddingBlock: vars.space.sm,
  color: vars.color.accentText,
});
