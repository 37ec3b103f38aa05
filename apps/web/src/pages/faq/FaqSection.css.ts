import { vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const title = style({
  ...vars.type.title,
  display: 'flex',
  gap: '0.3em',
  marginBlockEnd: vars.space.md,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const number = style({ color: vars.color.accentText });

export const answer = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

globalStyle(`${answer} p a`, { color: vars.color.accentText, textUnderlineOffset: '0.18em' });
