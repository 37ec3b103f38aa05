import { vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '../../shared/plain-list.css.ts';

export const day = style({ paddingBlockStart: vars.space.sm });

export const place = style({
  color: vars.color.success,
  fontWeight: 600,
  selectors: { '&[data-kind="waiting"]': { color: vars.color.accentText } },
});

/** The colour of one segment, beside a number. */
export const swatch = style({
  display: 'inline-flex',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
});

/** The two photos side by side, as an app shows them. */
export const photos = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.sm,
  },
]);

export const photo = style({
  inlineSize: '100%',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
  fill: 'none',
  stroke: 'currentcolor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const glove = style({ stroke: vars.color.accent });

globalStyle(`${photos} p`, { paddingBlockStart: vars.space.xs });
