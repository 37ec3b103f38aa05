import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { bracketBars } from '../pictures/brackets.ts';

export const bracketed = style({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: vars.space.xs,
    pointerEvents: 'none',
    background: bracketBars,
  },
});
