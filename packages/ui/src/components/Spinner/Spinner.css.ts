import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '1em',
  blockSize: '1em',
  border: '0.125em solid',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '4s' } },
});
