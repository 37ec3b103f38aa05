import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: `${vars.space.md} ${vars.space.sm}`,
  borderBlockStart: `2px solid ${vars.color.text}`,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
});

export const value = recipe({
  base: {
    margin: 0,
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontWeight: 700,
    fontVariantNumeric: 'lining-nums',
  },
  variants: {
    size: {
      md: vars.type.number,
      // The descenders of the condensed font reach below so tight a line.
      lg: { ...vars.type.poster, paddingBlockEnd: '0.14em' },
    },
  },
}).classNames;

export const label = style({ margin: 0, color: vars.color.textMuted, ...vars.type.small });
