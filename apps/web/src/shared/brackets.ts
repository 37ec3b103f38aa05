import { vars } from '@cornerbell/ui/theme';

const length = vars.space.lg;
const tile = `calc(100% - ${length})`;

/** The brand's corner brackets: the border of an empty element, masked to the corners. */
export const brackets = {
  content: '""',
  position: 'absolute',
  border: `3px solid ${vars.color.accent}`,
  pointerEvents: 'none',
  mask: `conic-gradient(at ${length} ${length}, #0000 75%, #000 0) 0 0 / ${tile} ${tile}`,
} as const;
