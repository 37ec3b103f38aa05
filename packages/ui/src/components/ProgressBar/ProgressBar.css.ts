import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space.xs });

/** The value stays at the end, whatever wraps. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
});
