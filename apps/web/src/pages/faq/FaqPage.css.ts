import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
      columnGap: 'calc(100% / 12)',
      alignItems: 'start',
    },
  },
});

export const index = style({
  display: 'none',
  '@media': {
    [from('desktop')]: { display: 'block', position: 'sticky', insetBlockStart: '7rem' },
  },
});

export const groups = style({ display: 'grid', gap: vars.space.xxxl });
