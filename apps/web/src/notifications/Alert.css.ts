import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

const bar = `linear-gradient(${vars.color.accent} 0 0) no-repeat`;
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'];

/** The corner brackets of the brand, eight short bars. */
export const bracketed = style({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: vars.space.xs,
    pointerEvents: 'none',
    background: corners
      .flatMap((corner) => [
        `${bar} ${corner} / ${vars.space.lg} 3px`,
        `${bar} ${corner} / 3px ${vars.space.lg}`,
      ])
      .join(', '),
  },
});
