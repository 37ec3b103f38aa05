import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
});

/** Our own column, the first beside the jobs. */
globalStyle(`${table} tr > :nth-child(2)`, {
  paddingInline: vars.space.sm,
  backgroundColor: vars.color.surfaceSunken,
  boxShadow: `inset 3px 0 ${vars.color.accent}`,
  color: vars.color.text,
  fontWeight: 600,
});

globalStyle(`${table} tr > :nth-child(3)`, {
  '@media': { [from('desktop')]: { paddingInlineStart: vars.space.sm } },
});

export const link = style({ color: vars.color.accentText });
