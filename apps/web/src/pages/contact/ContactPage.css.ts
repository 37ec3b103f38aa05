import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xxxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: `calc(100% / 12)`,
      alignItems: 'start',
    },
  },
});

export const form = style({ display: 'grid', gap: vars.space.lg });

export const aside = style({ display: 'grid', gap: vars.space.lg });

export const title = style({
  ...vars.type.heading,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space.lg,
  margin: 0,
  borderBlockStart: `2px solid ${vars.color.text}`,
});

export const fact = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const value = style({
  ...vars.type.title,
  order: -1,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const label = style({ ...vars.type.small, color: vars.color.textMuted });
