import { style } from '@vanilla-extract/css';
import { ownWidth } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  gap: '2px',
  ...ownWidth,
  blockSize: vars.space.xs,
});

export const segment = style({
  flex: 1,
  backgroundColor: `color-mix(in srgb, ${vars.color.borderStrong} 30%, transparent)`,
  transition: `background-color ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&[data-tone="accent"]': { backgroundColor: vars.color.accent },
    '&[data-tone="strong"]': { backgroundColor: vars.color.text },
    '&[data-tone="muted"]': { backgroundColor: vars.color.borderStrong },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      outline: '1px solid CanvasText',
      outlineOffset: '-1px',
      selectors: {
        '&:not([data-tone])': { backgroundColor: 'Canvas' },
        '&[data-tone="accent"]': { backgroundColor: 'Highlight' },
        '&[data-tone="strong"]': { backgroundColor: 'CanvasText' },
        '&[data-tone="muted"]': { backgroundColor: 'GrayText' },
      },
    },
    print: { printColorAdjust: 'exact' },
  },
});
