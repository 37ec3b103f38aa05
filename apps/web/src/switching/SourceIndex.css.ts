import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

export { arrow, link, list } from '../sections/index-list.css.ts';

export const root = style({ display: 'grid', gap: vars.space.sm });

export const title = style(headline('subheading'));
