import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const base = style({
  display: 'inline-block',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  padding: `2px ${vars.space.xs}`,
  // Visible only in forced colours, where the fill is removed.
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.text,
  fontWeight: 600,
  ...vars.type.label,
  letterSpacing: 0,
  lineHeight: vars.type.small.lineHeight,
  overflowWrap: 'anywhere',
});

export const outlined = style({
  borderColor: vars.color.borderStrong,
  color: vars.color.textMuted,
});

export const hues = styleVariants(vars.hue, ({ tint, text }) => ({
  backgroundColor: tint,
  color: text,
}));
