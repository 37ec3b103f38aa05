import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.lg,
});

/** The box with the results. */
export const result = style({
  display: 'grid',
  padding: vars.space.lg,
  border: `1px solid ${vars.color.border}`,
  borderBlockStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surface,
});

export const verdict = style({
  ...vars.type.title,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const heading = style({
  ...vars.type.heading,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});
