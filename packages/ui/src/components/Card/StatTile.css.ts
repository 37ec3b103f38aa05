import { style, styleVariants } from '@vanilla-extract/css';
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

const value = style({
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums',
});

export const values = styleVariants({
  md: [value, vars.type.number],
  // The descenders of the condensed font reach below so tight a line.
  lg: [value, { ...vars.type.poster, paddingBlockEnd: '0.14em' }],
});

export const label = style({ margin: 0, color: vars.color.textMuted, ...vars.type.small });
