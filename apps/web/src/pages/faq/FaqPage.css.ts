import { from } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { besideContents } from '../../articles/Contents.css.ts';

export const columns = style({
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      ...besideContents,
      alignItems: 'start',
    },
  },
});
