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
