import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.lg,
  minBlockSize: '60svh',
  paddingBlock: vars.space.section,
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.width.page}) / 2)`,
  overflowWrap: 'anywhere',
  '@media': {
    [from('desktop')]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: vars.space.xxxl,
          alignItems: 'center',
        },
      },
    },
  },
});

export const numeral = style({
  ...vars.type.giant,
  // Its three digits fit beside each other, however large text is.
  fontSize: `min(${vars.type.giant.fontSize}, 55vw)`,
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const detail = style({
  ...vars.type.small,
  maxInlineSize: vars.width.text,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderInlineStart: `3px solid ${vars.color.danger}`,
  backgroundColor: vars.color.surfaceSunken,
  fontFamily: vars.font.text,
  whiteSpace: 'pre-wrap',
});
