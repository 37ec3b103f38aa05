import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

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
