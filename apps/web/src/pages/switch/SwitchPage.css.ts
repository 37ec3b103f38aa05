import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export { arrow, link, list } from '../../sections/index-list.css.ts';

export const title = style({ marginBlockEnd: vars.space.sm });
