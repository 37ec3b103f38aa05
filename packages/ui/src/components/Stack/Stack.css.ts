import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const base = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
});

export const row = style({ flexDirection: 'row' });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});

export const wraps = style({ flexWrap: 'wrap' });
