import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../src/sections/type.ts';

export const title = style({
  ...headline('heading'),
  margin: `0 0 ${vars.space.md}`,
});

export const further = style({ marginTop: vars.space.xxl });

export const lines = style({
  margin: 0,
  padding: 0,
  borderTop: `2px solid ${vars.color.text}`,
  listStyle: 'none',
});

export const line = style({
  ...vars.type.small,
  paddingBlock: vars.space.sm,
  borderBottom: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});

export const redirect = style([
  line,
  {
    display: 'grid',
    alignItems: 'baseline',
    gap: `${vars.space.xxs} ${vars.space.lg}`,
    '@media': { [from('desktop')]: { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const file = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
