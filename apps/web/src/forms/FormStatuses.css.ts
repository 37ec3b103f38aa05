import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** Visible only as the target of the address. */
export const status = style({
  gridColumn: '1 / -1',
  margin: 0,
  padding: vars.space.md,
  borderInlineStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontWeight: 600,
  scrollMarginBlockStart: '50vh',
  selectors: { '&:not(:target)': { display: 'none' } },
});
