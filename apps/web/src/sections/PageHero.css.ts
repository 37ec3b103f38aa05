import { from, vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const columns = styleVariants({
  center: [grid, { alignItems: 'center' }],
  end: [
    grid,
    { '@media': { [from('desktop')]: { columnGap: vars.space.xxxl, alignItems: 'end' } } },
  ],
});

export const eyebrow = style({
  ...vars.type.small,
  color: vars.color.accentText,
  fontWeight: 600,
});
