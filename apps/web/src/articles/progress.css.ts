import { vars } from '@cornerbell/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

/** An article with a reading progress bar at the top of the window, in browsers with scroll-driven animations. */
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
