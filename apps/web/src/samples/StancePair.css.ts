import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

export const root = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1px',
    outline: `1px solid ${vars.color.border}`,
    outlineOffset: '-1px',
    overflow: 'clip',
  },
]);

export const photo = style({ outline: `1px solid ${vars.color.border}` });

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
