import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${root} > p, ${root} > fieldset, ${root} > :has(textarea)`, { gridColumn: '1 / -1' });

export const times = style({ margin: 0, paddingInlineStart: '1.2em' });
