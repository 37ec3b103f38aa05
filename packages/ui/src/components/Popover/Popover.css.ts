import { style } from '@vanilla-extract/css';
import { floating } from '../../private/floating.ts';
import { vars } from '../../theme/vars.css.ts';

export const content = style({
  ...floating,
  inlineSize: '20rem',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  padding: vars.space.lg,
  ...vars.type.body,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
