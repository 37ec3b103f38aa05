import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const dim = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  backgroundColor: vars.color.scrim,
  animation: `${dim} ${vars.motion.fast} ${vars.motion.ease}`,
});

export const lock = style({ display: 'none' });

// The page behind does not scroll, and does not shift when its scroll bar disappears, whose room is
// as dim as the page. The lock is a child of the body, where the browser finds it at once.
globalStyle(`:root:has(> body > ${lock})`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  backgroundColor: vars.color.scrim,
});
