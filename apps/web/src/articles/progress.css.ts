import { vars } from '@cornerbell/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

/** An article whose reading shows as a line at the top of the window, where the browser can do so by itself. */
export const article = style({ viewTimeline: '--article block' });

globalStyle(`${article}::before`, {
  '@supports': {
    '(animation-timeline: --article)': {
      content: '""',
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: 0,
      zIndex: `calc(${vars.layer.header} + 1)`,
      blockSize: '3px',
      backgroundColor: vars.color.accent,
      transformOrigin: '0 50%',
      pointerEvents: 'none',
      animation: `${grow} linear both`,
      animationTimeline: '--article',
      animationRange: 'contain',
    },
  },
  '@media': { print: { display: 'none' } },
});
