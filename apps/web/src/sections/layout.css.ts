import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Words and what goes with them, each in its half of a desktop screen. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});

/** For what leads on: paper has no next step to tap. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

// Paper ends with what is marked so: an article, a plan.
globalStyle('body:has([data-paper=last]) footer', { '@media': { print: { display: 'none' } } });
