import { vars } from '@cornerbell/ui/theme';

const length = vars.space.lg;
const tile = `calc(100% - ${length})`;

/** The corner brackets of the brand, for an empty element over another: of its border, what is in a square at each corner. */
export const brackets = {
  content: '""',
  position: 'absolute',
  border: `3px solid ${vars.color.accent}`,
  pointerEvents: 'none',
  mask: `conic-gradient(at ${length} ${length}, #0000 75%, #000 0) 0 0 / ${tile} ${tile}`,
} as const;
