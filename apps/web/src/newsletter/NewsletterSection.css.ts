import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '5fr 7fr',
      alignItems: 'end',
      columnGap: vars.space.xxxl,
    },
  },
});

export const copy = style({ display: 'grid', gap: vars.space.sm });

export const title = style(headline('title'));

export const lead = style({ margin: 0, maxWidth: vars.width.text, color: vars.color.textMuted });
