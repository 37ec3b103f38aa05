import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  // Two, or one with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(6rem, 34%), 1fr))',
  gap: vars.space.lg,
  inlineSize: '100%',
  paddingBlockStart: vars.space.xxl,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const point = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.lg,
  borderBlockStart: `2px solid ${vars.color.text}`,
});

export const pointTitle = style(vars.type.card);

/** Wider than the page where there is room, so that the phone is beside a whole desk. */
export const stage = style({
  maxInlineSize: '91.5rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space.xl,
  paddingInline: vars.space.gutter,
});
