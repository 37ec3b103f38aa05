import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '../../shared/plain-list.css.ts';

export const guests = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs },
]);

export const more = style({ ...vars.type.micro, color: vars.color.textMuted });

export const phones = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${phones} > :last-child`, {
  '@media': { [from('tablet')]: { marginBlockStart: vars.space.xxxl } },
});
