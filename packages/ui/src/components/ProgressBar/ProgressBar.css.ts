import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space.xs });

/** The value stays at the end, whatever wraps. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
});

const gap = '2px';

const fill = {
  backgroundColor: 'currentcolor',
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
} as const;

export const track = style({
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: vars.space.xxs,
  margin: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: vars.color.border,
  color: vars.color.text,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&[data-state="full"]': { color: vars.color.accent },
    '&[data-split]': {
      blockSize: vars.space.xs,
      mask: `linear-gradient(90deg, #000 calc(100% - ${gap}), #0000 0) 0 0 / calc((100% + ${gap}) / var(--parts))`,
    },
  },
  '@media': { [forcedColors]: { border: '1px solid' } },
});
