import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export { list as root } from './index-list.css.ts';

export const round = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  paddingBlock: vars.space.lg,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const number = style({
  ...vars.type.number,
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontWeight: 700,
});
