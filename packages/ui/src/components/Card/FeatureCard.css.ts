import { style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '../../private/plain.css.ts';
import { container, display } from '../../private/rules.ts';
import { fits, from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { link as cardLink, text as cardText, title as cardTitle } from './card.css.ts';

export const root = style({
  ...container,
  blockSize: '100%',
  borderBlockStart: `3px solid ${vars.color.text}`,
  // What comes after a flex container that continues on the next sheet is printed over it.
  '@media': { print: { display: 'block' } },
});

export const edges = styleVariants(vars.hue, ({ solid }) => ({
  selectors: { '&, &:has(a:hover)': { borderBlockStartColor: solid } },
}));

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  '@container': {
    [fits('board')]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        },
      },
    },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.lg,
  selectors: { '&:only-child': { flex: 1 } },
  '@container': {
    [fits('board')]: {
      selectors: { '&:not(:only-child)': { padding: vars.space.xl } },
    },
  },
});

/** Beside a wide picture the title is as large as a section's. */
export const title = style([
  cardTitle,
  {
    '@container': {
      [fits('board')]: {
        selectors: { [`${content}:not(:only-child) > &`]: vars.type.title },
      },
    },
  },
]);

/** The pictures of cards in a row start on one line. */
export const description = style([
  cardText,
  {
    selectors: {
      [`${content}:not(:only-child) > &`]: {
        '@media': { [from('tablet')]: { minBlockSize: '3lh' } },
      },
    },
    '@container': {
      [fits('row')]: {
        selectors: { [`${content}:not(:only-child) > &`]: { minBlockSize: '2lh' } },
      },
      [fits('board')]: {
        selectors: { [`${content}:not(:only-child) > &`]: { ...vars.type.lead, minBlockSize: 0 } },
      },
    },
  },
]);

/** The background of the picture, which has a lower margin only beside the text. */
export const picture = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  padding: `${vars.space.md} ${vars.space.md} 0`,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.text,
  '@container': {
    [fits('row')]: { padding: `${vars.space.lg} ${vars.space.lg} 0` },
    [fits('board')]: { alignItems: 'center', padding: vars.space.xl },
  },
});

export const tints = styleVariants(vars.hue, ({ tint }) => ({ backgroundColor: tint }));

export const highlights = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs },
]);

export const more = style({
  marginBlock: 'auto 0',
  marginInline: 0,
  paddingBlockStart: vars.space.xs,
  ...display('row', 600),
});

export const link = style([cardLink, { color: vars.color.accentText }]);

/** Takes no room, so that it never wraps to a line of its own. */
export const arrow = style({
  display: 'inline-block',
  inlineSize: '0.8em',
  blockSize: '0.8em',
  marginInline: '0.4em -1.2em',
  rotate: '-90deg',
  strokeWidth: 3,
  selectors: { '[dir="rtl"] &': { rotate: '90deg' } },
});
