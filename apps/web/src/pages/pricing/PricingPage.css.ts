import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const rules = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const days = style({
  ...vars.type.giant,
  marginBlockEnd: vars.space.md,
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const guaranteeText = style({ maxWidth: '24em' });

export const terms = style({ marginBlockStart: vars.space.md });

export const link = style({ color: vars.color.accentText });
