import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline, lead as sectionLead } from './type.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'center',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const copy = style({ display: 'grid', gap: vars.space.lg, justifyItems: 'start' });

export const eyebrow = style({
  ...vars.type.small,
  margin: 0,
  color: vars.color.accentText,
  fontWeight: 600,
});

export const title = style({
  ...headline('hero'),
  textTransform: 'uppercase',
  textWrap: 'balance',
});

export const lead = style(sectionLead);
