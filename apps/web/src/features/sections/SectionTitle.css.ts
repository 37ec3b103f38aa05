import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.md });

export const title = style({
  ...vars.type.title,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
  textWrap: 'balance',
});

export const lead = style({
  ...vars.type.lead,
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});
