import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** The headline of a page or of its main section. */
export const capitals = style({ textTransform: 'uppercase' });

/** The one or two sentences under a headline. */
export const lead = style({
  ...vars.type.lead,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
  '@media': { [from('tablet')]: { textWrap: 'balance' } },
});
