import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../src/sections/type.ts';

export const header = style({
  paddingBlock: vars.space.xl,
  background: vars.color.surface,
  color: vars.color.text,
});

export const site = style({ ...vars.type.small, margin: 0, color: vars.color.textMuted });

export const title = style(headline('title'));

export const counts = style({
  ...vars.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  margin: `${vars.space.md} 0 0`,
  color: vars.color.textMuted,
});

export const count = style({
  padding: `${vars.space.xs} 0`,
  border: 0,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});

export const number = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  color: vars.color.accentText,
});

export const main = style({ paddingBlock: vars.space.xl });

export const parts = style({ marginBottom: vars.space.lg });

export const failure = style({ color: vars.color.danger, whiteSpace: 'pre-wrap' });

export const tools = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.md,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '2fr 1fr 1fr' },
    [from('desktop')]: { gridTemplateColumns: '2fr 1fr 1fr 1.4fr auto' },
  },
});

export const shown = style({
  ...vars.type.small,
  margin: `${vars.space.lg} 0 ${vars.space.xs}`,
  color: vars.color.textMuted,
});

export const list = style({
  margin: 0,
  padding: 0,
  borderTop: `2px solid ${vars.color.text}`,
  listStyle: 'none',
});

export const elsewhere = style({ marginTop: vars.space.xxl });

export const heading = style({
  ...headline('heading'),
  margin: `0 0 ${vars.space.md}`,
});
