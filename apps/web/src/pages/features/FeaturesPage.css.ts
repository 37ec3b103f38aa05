import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  inlineSize: '100%',
  paddingBlockStart: vars.space.xxl,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const point = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${vars.color.text}` } },
});

export const pointTitle = style(vars.type.card);
