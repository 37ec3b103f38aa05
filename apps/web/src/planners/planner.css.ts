import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

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

export const verdict = style(headline('title'));

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const heading = style(headline('heading'));
