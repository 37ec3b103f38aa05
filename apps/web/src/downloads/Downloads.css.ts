import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a line of its own below the buttons. */
export const files = style({
  ...vars.type.small,
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  color: vars.color.textMuted,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  paddingBlock: vars.space.sm,
  color: vars.color.accentText,
});
