import type { ComplexStyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const length = vars.space.lg;
const thickness = '3px';
const line = `linear-gradient(${vars.color.accent} 0 0)`;
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'];

/** The corner brackets as a background, eight short bars. */
export const bracketBars = {
  backgroundImage: Array.from({ length: 8 }, () => line).join(', '),
  backgroundPosition: [...corners, ...corners].join(', '),
  backgroundSize: [
    ...corners.map(() => `${length} ${thickness}`),
    ...corners.map(() => `${thickness} ${length}`),
  ].join(', '),
  backgroundRepeat: 'no-repeat',
} satisfies ComplexStyleRule;

/** The corner brackets of a highlighted element, for its `::before`; the element must be positioned. */
export const brackets = {
  content: '""',
  position: 'absolute',
  inset: `calc(-1 * ${thickness})`,
  pointerEvents: 'none',
  ...bracketBars,
  // Backgrounds are not printed, and Chromium then drops the whole card.
  '@media': {
    print: { display: 'none' },
    // Forced colours remove backgrounds, so an outline replaces the bars.
    [forcedColors]: { outline: '2px solid Highlight' },
  },
} satisfies ComplexStyleRule;
