import { from, noScripts, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden without JavaScript, which it needs. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.border}`,
  borderBlockStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceRaised,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xl,
      alignItems: 'center',
    },
    [noScripts]: { display: 'none' },
  },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});
