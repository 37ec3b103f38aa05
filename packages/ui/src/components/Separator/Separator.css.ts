import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  flex: 'none',
  alignSelf: 'stretch',
  margin: 0,
  border: 0,
  backgroundColor: vars.color.border,
  forcedColorAdjust: 'none',
  selectors: {
    '&:not([aria-orientation])': { inlineSize: '100%', blockSize: '1px' },
    '&[aria-orientation]': { inlineSize: '1px', blockSize: 'auto' },
  },
});
