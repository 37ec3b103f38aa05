import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export { columns } from './Contents.css.ts';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

/** An article with a reading progress bar, in browsers with scroll-driven animations. */
export const article = style({ viewTimeline: '--article block' });

globalStyle(`${article}::before`, {
  '@supports': {
    '(animation-timeline: --article)': {
      content: '""',
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: 0,
      zIndex: `calc(${vars.layer.header} + 1)`,
      blockSize: '3px',
      backgroundColor: vars.color.accent,
      transformOrigin: '0 50%',
      pointerEvents: 'none',
      animation: `${grow} linear both`,
      animationTimeline: '--article',
      animationRange: 'contain',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const header = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space.xxxl,
      alignItems: 'end',
    },
  },
});

export const arrow = style({
  width: '0.75em',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
});

export const back = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { print: { display: 'none' } },
});

export const title = style({ maxWidth: '18ch' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  gridColumn: '1 / -1',
  paddingBlock: vars.space.md,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const cover = style({ '@media': { print: { display: 'none' } } });

globalStyle(`${cover} > *`, { width: '100%' });

/** The line of dates and numbers below an article's title. */
export const dates = style({
  ...vars.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: { gridColumn: 2 },
    // Browsers divide a grid between pages badly: what comes after a long text is printed over it.
    print: { display: 'block' },
  },
});

/** A picture with its caption: below it, or beside a phone. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  '@media': {
    [from('tablet')]: {
      selectors: {
        '&:has([data-device="phone"])': {
          gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
          alignItems: 'end',
          gap: vars.space.lg,
        },
      },
    },
    print: { breakInside: 'avoid' },
  },
});

// Two that avoid a break leave an empty sheet if they are taller than one.
globalStyle(`${picture} figure`, { '@media': { print: { breakInside: 'auto' } } });

// Upright photos leave room for the text around them.
globalStyle(`${picture} > img`, { inlineSize: 'auto', maxBlockSize: '80vh' });

export const caption = style({
  ...vars.type.small,
  maxInlineSize: vars.width.text,
  color: vars.color.textMuted,
});

/** A heading's text, which links to the heading. */
export const headingLink = style({});

globalStyle(`${text} ${headingLink}`, {
  // A larger target for touch.
  paddingBlock: vars.space.sm,
  color: 'inherit',
  textDecoration: 'none',
});

globalStyle(`${text} ${headingLink}:hover`, {
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
});

export const authorName = style({ fontWeight: 600 });

export const authorCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.md,
  // As wide as the text above it, which has a larger font size.
  ...vars.type.article,
  maxWidth: vars.width.text,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': { print: { breakInside: 'avoid', marginBlockStart: vars.space.xl } },
});

export const neighbours = style({
  display: 'grid',
  columnGap: vars.space.xxl,
  marginBlock: vars.space.xxl,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

export const neighbour = style({
  ...vars.type.subheading,
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accentText },
    '&[data-side="end"]': {
      '@media': { [from('tablet')]: { gridColumn: 2, textAlign: 'end' } },
    },
  },
});

export const neighbourLabel = style({
  ...vars.type.small,
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontWeight: 400,
});

/** On a line of its own below the buttons. */
export const files = style({
  ...vars.type.small,
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  color: vars.color.textMuted,
  '@media': { print: { display: 'none' } },
});

export const file = style({
  paddingBlock: vars.space.sm,
  color: vars.color.accentText,
});
