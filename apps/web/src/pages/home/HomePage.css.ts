import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const hero = style({ overflow: 'clip' });

export const heroColumns = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
  },
});

export const eyebrow = style({
  ...vars.type.small,
  color: vars.color.accentText,
  fontWeight: 600,
});

export const title = style({
  ...vars.type.poster,
  textTransform: 'uppercase',
  // The longest word fits in half of the page.
  '@media': { [from('desktop')]: { fontSize: `min(9vw, ${vars.type.poster.fontSize})` } },
});

export const lead = style({
  ...vars.type.lead,
  maxWidth: '34em',
  color: vars.color.textMuted,
});

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [from('desktop')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

// One wide and one narrow card, three equal ones, and one across the page.
const spans = [7, 5, 4, 4, 4, 12];

for (const [index, span] of spans.entries()) {
  globalStyle(`${features} > :nth-child(${index + 1})`, {
    '@media': { [from('desktop')]: { gridColumn: `span ${span}` } },
  });
}

export const open = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

/** Side by side on desktop only, where the text fits. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const proof = style({ color: vars.color.accentText, ...vars.type.small });

export const library = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${library} > :first-child`, { gridColumn: '1 / -1' });
