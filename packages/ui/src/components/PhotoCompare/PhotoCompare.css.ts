import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  maxInlineSize: '34rem',
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: '-1px',
});

export const photo = style({ margin: 0 });

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: vars.color.surfaceSunken,
  fill: 'none',
  stroke: vars.color.text,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const ropes = style({ stroke: vars.color.borderStrong, strokeWidth: 1, opacity: 0.5 });

export const halo = style({ stroke: vars.color.surfaceSunken });

export const far = style({ stroke: vars.color.borderStrong });

export const glove = style({ stroke: vars.color.accent });

export const caption = style({ padding: `${vars.space.xs} ${vars.space.sm}` });
