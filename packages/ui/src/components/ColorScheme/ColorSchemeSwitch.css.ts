import { style } from '@vanilla-extract/css';
import { ring } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const root = style({
  display: 'inline-flex',
  // Narrower than its choices, as in the header of a phone, it has one below the other.
  flexWrap: 'wrap',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontWeight: 500,
  ...vars.type.small,
});

export const choice = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: target,
  paddingInline: vars.space.sm,
  borderRadius: `calc(${vars.radius.sm} - 1px)`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
    '&:has(:checked)': { backgroundColor: vars.color.text, color: vars.color.surface },
    '&:has(:focus-visible)': ring('2px'),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
