import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.lg });

export const teaser = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  justifyItems: 'start',
});

export const heading = style({
  ...vars.type.small,
  margin: 0,
  color: vars.color.textMuted,
});

export const link = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 600,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const facts = style({ ...vars.type.small, margin: 0, color: vars.color.textMuted });
