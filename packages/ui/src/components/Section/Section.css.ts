import { globalStyle, style } from '@vanilla-extract/css';
import { prefersDark } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** The backgrounds of sections. */
export const sectionTones = ['bone', 'white', 'ink'] as const;

/** Two sections of one tone share a background, so the space between them is not doubled. */
const afterItsLike = sectionTones
  .map((tone) => `[data-tone="${tone}"] + &[data-tone="${tone}"]`)
  .join(', ');

export const root = style({
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: vars.space.section,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.body,
  overflowWrap: 'break-word',
  selectors: {
    '&[data-tone="white"]': { backgroundColor: vars.color.surfaceRaised },
    [afterItsLike]: { '@media': { screen: { paddingBlockStart: 0 } } },
    // On a dark page an ink section would merge with its neighbours.
    ':root:not([data-theme="light"]) &[data-tone="ink"]': {
      '@media': { [prefersDark]: { backgroundColor: vars.color.surfaceSunken } },
    },
  },
  // Nothing below the last one, where it would take a sheet of its own.
  '@media': { print: { paddingBlock: `${vars.space.xl} 0` } },
});

// Only the titles: in tables and grids, other words would break although there is room for them.
globalStyle(`${root} :is(h1, h2)`, { overflowWrap: 'anywhere' });
