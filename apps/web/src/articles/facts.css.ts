import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** The line of dates and numbers below an article's title. */
export const facts = style({
  ...vars.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
});
