import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../../sections/type.ts';

export { arrow, link, list } from '../../sections/index-list.css.ts';

export const title = style([headline('subheading'), { marginBlockEnd: vars.space.sm }]);

export const notes = style({
  ...vars.type.small,
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
});
