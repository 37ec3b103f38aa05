import { vars } from '@cornerbell/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const thickness = '3px';

/** Under the bar, which sticks to the top. */
export const root = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  color: vars.color.text,
  pointerEvents: 'none',
});

const travel = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const line = style({
  display: 'block',
  overflow: 'hidden',
  blockSize: thickness,
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    backgroundColor: vars.color.accent,
    animation: `${travel} 1.2s ease-in-out infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      '::before': { inlineSize: '100%', animation: 'none' },
    },
  },
});

const wait = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** A wait that is soon over has no words. */
export const text = style({
  ...vars.type.small,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: vars.space.sm,
  backgroundColor: vars.color.surface,
  animation: `${wait} 0.2s`,
});
