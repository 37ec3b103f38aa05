import { style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '../../private/plain.css.ts';
import { ring, targetRow } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }]);

export const link = style({
  ...targetRow,
  gap: vars.space.xs,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  padding: `${vars.space.xxs} ${vars.space.md}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontWeight: 500,
  ...vars.type.small,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text, backgroundColor: vars.color.surfaceSunken },
    '&:active': { backgroundColor: vars.color.border },
    '&:focus-visible': ring('3px'),
    '&[aria-current]': {
      borderColor: vars.color.text,
      backgroundColor: vars.color.text,
      color: vars.color.surface,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

const swatch = style({
  flex: 'none',
  inlineSize: vars.space.sm,
  blockSize: vars.space.sm,
  borderRadius: vars.radius.full,
  '@media': { [forcedColors]: { display: 'none' } },
});

export const swatches = styleVariants(vars.hue, ({ solid }) => [
  swatch,
  { backgroundColor: solid },
]);
