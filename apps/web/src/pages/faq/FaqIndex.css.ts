import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export { list } from '../../sections/index-list.css.ts';

export const root = style({
  display: 'none',
  '@media': {
    [from('desktop')]: { display: 'block', position: 'sticky', insetBlockStart: '7rem' },
  },
});

export const link = style({
  ...vars.type.row,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: '3.25rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accentText },
});

const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const number = style([figure, { color: vars.color.accentText }]);

export const count = style([figure, { color: vars.color.textMuted }]);
