import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const second = style({
  '@media': { [from('tablet')]: { marginBlockStart: vars.space.xxxl } },
});
