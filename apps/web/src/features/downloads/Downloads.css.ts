import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 30rem',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  '@media': { print: { display: 'none' } },
});

export const facts = style({
  ...vars.type.small,
  flex: '1 1 16rem',
  margin: 0,
  color: vars.color.textMuted,
});

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.sm,
  color: vars.color.accentText,
});

/** A further file with the dot behind it. */
export const other = style({ whiteSpace: 'nowrap' });
