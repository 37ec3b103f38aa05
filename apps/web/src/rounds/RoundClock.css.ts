import { vars } from '@cornerbell/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** The width of the clock, set by its list, which needs it for the lines between clocks. */
export const size = createVar();

export const root = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  inlineSize: size,
  blockSize: size,
});

export const face = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
});

export const track = style({ stroke: vars.color.border, strokeWidth: 2 });

export const run = style({
  stroke: vars.color.accent,
  strokeWidth: 6,
  // A finished round is less prominent than the current one.
  selectors: { '[data-state="done"] &': { stroke: vars.color.text, strokeWidth: 2 } },
});

export const label = style({
  ...vars.type.micro,
  color: vars.color.textMuted,
  fontWeight: 500,
  lineHeight: 1,
});

export const number = style({
  ...vars.type.number,
  fontFamily: vars.font.display,
  fontSize: `calc(${size} * 0.46)`,
  fontWeight: 700,
});
