import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space.lg} ${vars.space.xl}`,
});

/** The slots of a single day share the height of the board; those of days side by side align. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  selectors: { '&:not(:only-child)': { alignSelf: 'start' } },
});

export const slots = style({ gridRow: 2 });

export const dayLabel = style({
  ...vars.type.row,
  marginBlockEnd: vars.space.sm,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  fontFamily: vars.font.display,
  fontWeight: 700,
});
