import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../../sections/type.ts';

export const rules = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const guarantee = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm });

export const days = style({
  ...vars.type.giant,
  margin: 0,
  marginBlockEnd: vars.space.md,
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const guaranteeTitle = style(headline('heading'));

export const guaranteeText = style({
  ...vars.type.lead,
  margin: 0,
  maxWidth: '24em',
  color: vars.color.textMuted,
});

export const terms = style({ marginBlockStart: vars.space.md });
