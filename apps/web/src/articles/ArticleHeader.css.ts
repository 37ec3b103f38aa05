import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space.xxxl,
      alignItems: 'end',
    },
  },
});

export const arrow = style({
  width: '0.75em',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
});

export const back = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { print: { display: 'none' } },
});

export const title = style({ maxWidth: '18ch' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.md} ${vars.space.xl}`,
  gridColumn: '1 / -1',
  paddingBlock: vars.space.md,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const cover = style({ '@media': { print: { display: 'none' } } });

globalStyle(`${cover} > *`, { display: 'block', width: '100%', height: 'auto' });
