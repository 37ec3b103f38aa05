import { style } from '@vanilla-extract/css';
import { vars } from '@cornerbell/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: '-1px',
  overflow: 'clip',
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.small,
  listStyleType: '""',
  overflowWrap: 'anywhere',
});

export const photo = style({ outline: `1px solid ${vars.color.border}` });

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: vars.color.surfaceSunken,
  fill: 'none',
  stroke: vars.color.text,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const ropes = style({ stroke: vars.color.borderStrong, strokeWidth: 1, opacity: 0.5 });

export const halo = style({ stroke: vars.color.surfaceSunken });

export const far = style({ stroke: vars.color.borderStrong });

export const glove = style({ stroke: vars.color.accent });

export const caption = style({ padding: `${vars.space.xs} ${vars.space.sm}` });

export const day = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: 600,
  ...vars.type.row,
  textWrap: 'balance',
});

export const note = style({
  display: 'block',
  color: vars.color.textMuted,
  ...vars.type.micro,
  fontSize: vars.type.label.fontSize,
});
