import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  marginBlockStart: vars.space.lg,
  padding: 0,
  listStyle: 'none',
  scrollMarginBlockStart: vars.space.xxl,
});

export const item = style({
  display: 'grid',
  gap: vars.space.sm,
  minWidth: 0,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.borderStrong}`,
  borderInlineStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
});

export const title = style({ margin: 0, fontWeight: 700 });

export const text = style({ margin: 0, maxWidth: vars.width.text });

export const dates = style({ ...vars.type.small, margin: 0, color: vars.color.textMuted });

export const summary = style({
  display: 'list-item',
  minHeight: '2.75rem',
  paddingBlock: vars.space.sm,
  boxSizing: 'border-box',
  cursor: 'pointer',
  fontWeight: 600,
});

export const answers = style({ display: 'grid', gap: vars.space.sm, margin: 0 });

export const label = style({ ...vars.type.small, color: vars.color.textMuted });

export const answer = style({ margin: 0, whiteSpace: 'pre-wrap' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
