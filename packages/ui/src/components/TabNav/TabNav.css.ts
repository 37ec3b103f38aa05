import { style } from '@vanilla-extract/css';
import { plainList } from '../../private/plain.css.ts';
import { display, ring, targetRow } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const list = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: `clamp(${vars.space.md}, 4vw, ${vars.space.lg})`,
    rowGap: vars.space.xxs,
  },
]);

export const link = style({
  position: 'relative',
  ...targetRow,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  minInlineSize: target,
  paddingBlock: vars.space.xs,
  color: vars.color.textMuted,
  ...display('subheading', 600),
  // Four fit beside each other on a phone.
  fontSize: `clamp(1.125rem, 5.2vw, ${vars.type.subheading.fontSize})`,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '3px',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:hover': { color: vars.color.text },
    '&:hover::after': { backgroundColor: vars.color.borderStrong },
    '&:active::after': { backgroundColor: vars.color.text },
    '&:focus-visible': ring('3px'),
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::after': { backgroundColor: vars.color.accent },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } },
  },
});
