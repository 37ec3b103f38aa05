import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  ...vars.type.small,
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  padding: vars.space.md,
  borderBlockStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
});

export const link = style({ color: vars.color.accentText, fontWeight: 600 });

export const button = style({
  ...vars.type.small,
  minHeight: '2.75rem',
  paddingInline: vars.space.sm,
  border: 0,
  backgroundColor: 'transparent',
  textDecoration: 'underline',
  cursor: 'pointer',
});
