import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

export { list } from '../sections/index-list.css.ts';

export const side = style({ display: 'grid', alignContent: 'start', gap: vars.space.md });

export const title = style(headline('heading'));

export const item = style({
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textWrap: 'pretty',
});
