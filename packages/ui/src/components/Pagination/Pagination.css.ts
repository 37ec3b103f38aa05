import { style } from '@vanilla-extract/css';
import { plainList } from '../../private/plain.css.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const list = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xxs,
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...vars.type.row,
  },
]);

export const link = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: target,
  minBlockSize: target,
  paddingInline: vars.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[aria-current]': { backgroundColor: vars.color.text, color: vars.color.surface },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const gap = style({ color: vars.color.textMuted, paddingInline: vars.space.xxs });
