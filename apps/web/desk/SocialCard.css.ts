import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const problem = style({
  ...vars.type.small,
  margin: 0,
  color: vars.color.danger,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
