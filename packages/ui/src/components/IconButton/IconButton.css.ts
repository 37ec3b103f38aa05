import { globalStyle, style } from '@vanilla-extract/css';
import { sizes } from '../Button/Button.css.ts';

/** A square. */
export const root = style({
  aspectRatio: '1',
  flex: 'none',
  selectors: { [`&, ${sizes.sm}&`]: { padding: 0 } },
});

globalStyle(`${root} > svg`, { inlineSize: '1.25em', blockSize: '1.25em' });

globalStyle(`${root}[aria-busy="true"] > svg`, { display: 'none' });
