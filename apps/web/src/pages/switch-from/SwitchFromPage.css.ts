import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const split = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const notes = style({
  ...vars.type.small,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  color: vars.color.textMuted,
});

export const note = style({ margin: 0, maxWidth: vars.width.text });
