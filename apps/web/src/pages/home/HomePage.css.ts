import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../../features/sections/type.ts';

export const hero = style({ overflow: 'clip' });

export const heroColumns = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'center',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
  },
});

export const heroWords = style({ display: 'grid', gap: vars.space.lg, justifyItems: 'start' });

export const eyebrow = style({
  ...vars.type.small,
  margin: 0,
  color: vars.color.accentText,
  fontWeight: 600,
});

export const title = style({
  ...headline('poster'),
  textTransform: 'uppercase',
  textWrap: 'balance',
});

export const lead = style({
  ...vars.type.lead,
  margin: 0,
  maxWidth: '34em',
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });

export const call = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [from('desktop')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});
