import { vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.md });

/** The gaps show the background as hairlines. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.border,
});

const place = style({
  ...vars.type.row,
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '4 / 5',
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums',
  fontWeight: 600,
});

/** Free places are empty; a taken one is filled. */
export const placeState = styleVariants({
  free: [place, { backgroundColor: vars.color.surface, color: vars.color.textMuted }],
  next: [place, { backgroundColor: vars.color.accent, color: vars.color.onAccent }],
  taken: [place, { backgroundColor: vars.color.text, color: vars.color.surface }],
});

export const caption = style({
  ...vars.type.small,
  maxWidth: '30rem',
  color: vars.color.textMuted,
});
