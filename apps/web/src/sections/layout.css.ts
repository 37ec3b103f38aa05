import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** The headline of a page or of its main section. */
export const capitals = style({ textTransform: 'uppercase' });

/** The one or two sentences under a headline. */
export const lead = style({
  ...vars.type.lead,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
  '@media': { [from('tablet')]: { textWrap: 'balance' } },
});

/** Two equal columns on desktop. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});

/** On desktop, a narrow column for a heading and a wide one for what it names; below, a `Stack`. */
export const besideHeading = style({
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'start',
    },
  },
});

/** A title, and on desktop a few actions at its end. */
export const callToAction = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      selectors: {
        '&[data-actions="few"]': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
      },
    },
  },
});

/** Hidden in print, for next steps that paper does not offer. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
