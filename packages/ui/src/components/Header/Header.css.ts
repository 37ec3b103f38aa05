import { globalStyle, style } from '@vanilla-extract/css';
import { pageWidth } from '../../private/rules.ts';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { bar } from '../../tokens/scale.ts';

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  boxSizing: 'border-box',
  minBlockSize: bar.phone,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    // The bar turns white with the menu; its theme changes with it.
    '&[data-tone="white"]': { backgroundColor: vars.color.surfaceRaised },
  },
  '@media': {
    [from('desktop')]: { minBlockSize: bar.desktop },
    print: { display: 'none' },
  },
});

// Keeps scroll targets clear of the sticky bar.
globalStyle(`:root:has(${root})`, {
  scrollPaddingBlockStart: `calc(${bar.desktop} + ${vars.space.md})`,
});

export const inner = style({
  ...pageWidth,
  display: 'flex',
  alignItems: 'center',
  gap: `min(5vw, ${vars.space.lg})`,
  minBlockSize: 'inherit',
  // A long label of the first button takes a second row where there is no room.
  '@media': { [`not ${from('tablet')}`]: { flexWrap: 'wrap', columnGap: vars.space.xs } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: `clamp(0rem, 20vw - 4rem, ${vars.space.sm})`,
  marginInlineStart: 'auto',
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  whiteSpace: 'nowrap',
});

// A phone has room for the first button only, and at 320 px only if it is narrow.
globalStyle(`${actions} > *`, {
  '@media': {
    [`not ${from('tablet')}`]: {
      paddingInline: `clamp(${vars.space.xs}, 20vw - 3.5rem, ${vars.space.sm})`,
    },
  },
});

globalStyle(`${actions} > :not(:first-child)`, {
  '@media': { [`not ${from('tablet')}`]: { display: 'none' } },
});
