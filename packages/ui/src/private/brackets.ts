import type { ComplexStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const length = vars.space.lg;
const thickness = '3px';
const tile = `calc(100% - ${length})`;

/** The corner brackets of a highlighted element, for its `::before`; the element must be positioned. */
export const brackets = {
  content: '""',
  position: 'absolute',
  inset: `calc(-1 * ${thickness})`,
  border: `${thickness} solid ${vars.color.accent}`,
  pointerEvents: 'none',
  // Of the border, only what is in a square at each corner.
  mask: `conic-gradient(at ${length} ${length}, #0000 75%, #000 0) 0 0 / ${tile} ${tile}`,
} satisfies ComplexStyleRule;
