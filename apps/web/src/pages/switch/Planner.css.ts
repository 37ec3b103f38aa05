import { noScripts, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** What only a script can do is not offered without one. */
export const form = style({
  '@media': { [noScripts]: { display: 'none' }, print: { display: 'none' } },
});

export const withoutScript = style({
  display: 'none',
  maxWidth: vars.width.text,
  margin: 0,
  fontWeight: 600,
  '@media': { [noScripts]: { display: 'block' } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.lg,
});

export const result = style({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.border}`,
  borderBlockStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surface,
});

export const verdict = style({
  ...vars.type.title,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const text = style({ marginBlock: `${vars.space.sm} 0`, maxWidth: vars.width.text });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const heading = style({
  ...vars.type.heading,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const lead = style({
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
});

export const message = style({ display: 'grid', justifyItems: 'start', gap: vars.space.md });

export const messageText = style({
  margin: 0,
  maxWidth: vars.width.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
