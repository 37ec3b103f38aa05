import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../../sections/type.ts';

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

export const form = style({ display: 'grid', gap: vars.space.lg });

export const aside = style({ display: 'grid', gap: vars.space.lg });

export const title = style(headline('heading'));
