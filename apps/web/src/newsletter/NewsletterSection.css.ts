import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '5fr 7fr',
      alignItems: 'end',
      columnGap: vars.space.xxxl,
    },
  },
});

export const form = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr auto' } },
});

/** As high as the inputs and aligned with them: the margin is the height of a label and its gap. */
export const submit = style({
  minHeight: '3rem',
  '@media': { [from('tablet')]: { marginBlockStart: '1.8125rem' } },
});
