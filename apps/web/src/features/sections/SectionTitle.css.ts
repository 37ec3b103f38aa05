import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline, lead as sectionLead } from './type.ts';

export const root = style({ display: 'grid', gap: vars.space.md });

export const title = style({
  ...headline('title'),
  textWrap: 'balance',
});

export const lead = style({
  ...sectionLead,
  textWrap: 'pretty',
});
