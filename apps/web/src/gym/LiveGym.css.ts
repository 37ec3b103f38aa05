import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** The desk, and beside it the phone where both fit. */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  // The visitor waits for it.
  selectors: { '&[aria-busy]': { opacity: 0.6, cursor: 'progress' } },
  '@media': {
    [from('wide')]: {
      selectors: { '&[data-phone]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
    },
  },
});

/** Takes the focus of those who skip the gym, and no room. */
export const end = style({ position: 'absolute', insetBlockEnd: 0 });
