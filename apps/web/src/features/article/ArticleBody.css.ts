import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { besideContents } from './Contents.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: { ...besideContents, alignItems: 'start' },
  },
});

export const text = style({ '@media': { [from('desktop')]: { gridColumn: 2 } } });
