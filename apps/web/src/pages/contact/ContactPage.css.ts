import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const form = style({ display: 'grid', gap: vars.space.xl });

export const round = style({ minWidth: 0, padding: 0, border: 0 });

export const legend = style({
  ...vars.type.card,
  display: 'flex',
  gap: vars.space.sm,
  width: '100%',
  padding: 0,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const number = style({ color: vars.color.accentText });

/** The first field of a round is full width, the others are in pairs. */
export const fields = style({
  display: 'grid',
  gap: vars.space.lg,
  marginBlockStart: vars.space.md,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${fields} > :first-child`, { gridColumn: '1 / -1' });
