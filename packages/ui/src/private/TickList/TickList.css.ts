import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { plainList } from '../plain.css.ts';

export const root = style([
  plainList,
  { display: 'grid', alignContent: 'start', gap: vars.space.xs, ...vars.type.small },
]);

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.md} minmax(0, 1fr)`,
  columnGap: vars.space.xs,
});

export const tick = style({
  inlineSize: vars.space.md,
  blockSize: vars.space.md,
  marginBlockStart: '0.25em',
  color: vars.color.accentText,
  strokeWidth: 3,
});
