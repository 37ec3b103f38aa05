import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

const rope = `linear-gradient(${vars.color.text} 0 0)`;
const signal = `linear-gradient(${vars.color.accent} 0 0)`;

export const root = style({
  inlineSize: '100%',
  blockSize: vars.space.sm,
  backgroundImage: `${rope}, ${signal}, ${rope}`,
  backgroundPosition: 'top, center, bottom',
  backgroundSize: '100% 2px',
  backgroundRepeat: 'no-repeat',
});
