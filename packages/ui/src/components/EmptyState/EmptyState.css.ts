import { style } from '@vanilla-extract/css';
import { piece } from '../../private/data.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style([
  piece,
  { display: 'grid', justifyItems: 'start', gap: vars.space.xs, paddingBlock: vars.space.md },
]);

export const text = style({
  maxInlineSize: vars.width.text,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});
