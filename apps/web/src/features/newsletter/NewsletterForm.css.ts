import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'end',
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr auto' } },
});
