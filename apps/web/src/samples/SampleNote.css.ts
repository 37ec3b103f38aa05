import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

export const text = style({
  ...vars.type.row,
  maxInlineSize: vars.width.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  selectors: { '&[data-size="large"]': vars.type.heading },
});

export const by = style({ ...vars.type.micro, color: vars.color.textMuted });
