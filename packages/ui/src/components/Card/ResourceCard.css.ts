import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { container } from '../../private/rules.ts';
import { fits, reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { root as card, text } from './card.css.ts';

export const root = style([card, container]);

const isSmall = `${root}[data-size="sm"] &`;

/** The styles of a large card that has room for its picture at its side. */
const large = (rule: StyleRule) => ({
  [fits('board')]: { selectors: { [`${root}[data-size="lg"] &`]: rule } },
});

/** The styles of a small card that has no room for its picture at its side. */
const tiny = (rule: StyleRule) => ({ '(width < 12rem)': { selectors: { [isSmall]: rule } } });

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  selectors: {
    [isSmall]: { display: 'grid', gridTemplateColumns: 'minmax(5.5rem, 30%) minmax(0, 1fr)' },
  },
  '@container': {
    ...tiny({ display: 'flex' }),
    ...large({ display: 'grid', gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' }),
  },
});

export const media = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  selectors: { [isSmall]: { aspectRatio: 'auto', minBlockSize: '100%' } },
  '@container': {
    ...tiny({ aspectRatio: '16 / 9', minBlockSize: 0 }),
    ...large({ aspectRatio: 'auto', minBlockSize: '22rem' }),
  },
});

// More specific than the picture's own size.
globalStyle(`${root} ${media} > *`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `scale ${vars.motion.slow} ${vars.motion.ease}`,
});

// Covers a picture that failed to load, in place of the browser's broken-image icon.
globalStyle(`${media} > img::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.color.surfaceSunken,
});

// By element name: with `*`, browsers recalculate the styles of everything in the card.
globalStyle(`${root}:has(a:hover) ${media} > :is(img, svg)`, {
  scale: '1.03',
  '@media': { [reducedMotion]: { scale: 'none' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.md}`,
  selectors: {
    // Without a picture there is no column for it.
    '&:first-child': { gridColumn: '1 / -1' },
    [isSmall]: { gap: vars.space.xs, padding: vars.space.md },
  },
  '@container': large({
    gap: vars.space.md,
    padding: `${vars.space.xl} ${vars.space.xl} ${vars.space.lg}`,
  }),
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const title = style({
  selectors: { [isSmall]: vars.type.subheading },
  '@container': large(vars.type.title),
});

export const excerpt = style([text, { '@container': large(vars.type.lead) }]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  marginBlock: 'auto 0',
  marginInline: 0,
  paddingBlockStart: vars.space.sm,
  color: vars.color.textMuted,
  ...vars.type.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${root}:not([data-size="sm"]) &`]: {
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    [isSmall]: { justifyContent: 'start', paddingBlockStart: 0 },
  },
});

globalStyle(`${root} mark`, {
  borderRadius: vars.radius.sm,
  backgroundColor: vars.hue.orange.tint,
  color: vars.hue.orange.text,
});
