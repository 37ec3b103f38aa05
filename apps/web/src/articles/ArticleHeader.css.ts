import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { headline, lead as sectionLead } from '../sections/type.ts';

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

export const copy = style({ display: 'grid', gap: vars.space.lg, justifyItems: 'start' });

export const back = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { print: { display: 'none' } },
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const title = style({
  ...headline('hero'),
  maxWidth: '18ch',
  textWrap: 'balance',
});

export const lead = style(sectionLead);

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
