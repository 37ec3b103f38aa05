import { style } from '@vanilla-extract/css';
import { floating } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

export const content = style({
  ...floating,
  inlineSize: '20rem',
  overflowY: 'auto',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  padding: vars.space.lg,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
