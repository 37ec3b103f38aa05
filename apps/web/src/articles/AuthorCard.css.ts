import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.md,
  // As wide as the text above it, which has a larger font size.
  ...vars.type.article,
  maxWidth: vars.width.text,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': { print: { breakInside: 'avoid', marginBlockStart: vars.space.xl } },
});
