import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export { arrow, link, list } from '../sections/index-list.css.ts';

export const root = style({ display: 'grid', gap: vars.space.sm });

export const title = style({
  ...vars.type.subheading,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});
