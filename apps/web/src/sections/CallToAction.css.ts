import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline, lead as sectionLead } from './type.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      selectors: {
        '&[data-actions="few"]': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
      },
    },
  },
});

export const copy = style({ display: 'grid', gap: vars.space.md });

export const title = style({
  ...headline('title'),
  textWrap: 'balance',
});

export const text = style(sectionLead);
