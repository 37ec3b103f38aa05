import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export { eyebrow } from '../../sections/PageHero.css.ts';

export const hero = style({ overflow: 'clip' });

export const title = style({
  ...vars.type.poster,
  textTransform: 'uppercase',
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
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** A text, and at its end the buttons. */
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

export const proof = style({
  ...vars.type.small,
  alignSelf: 'start',
  color: vars.color.accentText,
});

export const library = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${library} > :first-child`, { gridColumn: '1 / -1' });
