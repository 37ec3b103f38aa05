import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@cornerbell/ui/theme';
import type { Paint } from './drawing.ts';

const tint = createVar();
const solid = createVar();
const text = createVar();

export const root = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
});

export const hue = styleVariants(vars.hue, (tones) => ({
  vars: { [tint]: tones.tint, [solid]: tones.solid, [text]: tones.text },
}));

const paints: Readonly<Record<Paint, string>> = { tint, solid, text, ...vars.art };

export const fill = styleVariants(paints, (color) => ({ fill: color }));

export const stroke = styleVariants(paints, (color) => ({ fill: 'none', stroke: color }));
