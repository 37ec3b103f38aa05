import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      selectors: {
        '&[data-actions="few"]': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.md });

export const title = style({
  ...vars.type.title,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
  textWrap: 'balance',
});

export const text = style({
  ...vars.type.lead,
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
});
