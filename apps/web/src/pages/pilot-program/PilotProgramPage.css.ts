import { from, vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '../../shared/plain-list.css.ts';

export const askList = style([
  plainList,
  { counterReset: 'ask', borderBlockEnd: `1px solid ${vars.color.border}` },
]);

export const ask = style({
  ...vars.type.heading,
  display: 'grid',
  gridTemplateColumns: `${vars.space.xxxl} minmax(0, 1fr)`,
  alignItems: 'baseline',
  paddingBlock: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
  counterIncrement: 'ask',
  fontFamily: vars.font.display,
  fontWeight: 600,
  selectors: {
    '&:first-child': { borderBlockStart: `2px solid ${vars.color.text}` },
    '&::before': {
      ...vars.type.title,
      content: 'counter(ask)',
      color: vars.color.accentText,
      fontWeight: 700,
    },
  },
});

/** Four columns on desktop, two below. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const board = style({ display: 'grid', gap: vars.space.md });

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
