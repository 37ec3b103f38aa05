import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xxxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: `calc(100% / 12)`,
      alignItems: 'start',
    },
  },
});
