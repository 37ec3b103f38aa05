import { vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.md, margin: 0 });

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
  backgroundColor: vars.color.surfaceRaised,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums',
  fontWeight: 600,
  selectors: {
    '&:last-child': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  },
});

/** A taken place is crossed out. */
export const placeState = styleVariants({
  free: [place],
  taken: [
    place,
    {
      color: vars.color.textMuted,
      backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.color.border} 0, ${vars.color.border} calc(50% + 1px), transparent 0)`,
    },
  ],
});

export const caption = style({
  ...vars.type.small,
  maxWidth: '30rem',
  color: vars.color.textMuted,
});
