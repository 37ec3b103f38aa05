import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const guests = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const more = style({ ...vars.type.micro, color: vars.color.textMuted });
