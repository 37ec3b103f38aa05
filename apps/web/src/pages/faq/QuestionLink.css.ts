import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  ...vars.type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.textMuted,
  textUnderlineOffset: '0.18em',
  ':hover': { color: vars.color.accentText },
  '@media': { print: { display: 'none' } },
});
