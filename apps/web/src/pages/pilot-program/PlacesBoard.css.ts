import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.md, margin: 0 });

/** Hairlines are the gaps between the places. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.border,
});

export const place = style({
  ...vars.type.row,
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '4 / 5',
  backgroundColor: vars.color.surfaceRaised,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums',
  fontWeight: 600,
  selectors: {
    '&:last-child': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  },
});

export const caption = style({ ...vars.type.small, color: vars.color.textMuted });
