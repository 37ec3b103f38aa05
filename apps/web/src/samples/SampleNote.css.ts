import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  margin: 0,
});

export const text = style({
  ...vars.type.row,
  maxInlineSize: vars.width.text,
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  textWrap: 'pretty',
  selectors: { '&[data-size="large"]': vars.type.heading },
});

export const by = style({ ...vars.type.micro, margin: 0, color: vars.color.textMuted });
