import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
});

export const link = style({ color: vars.color.accentText });
