import { noScripts, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style({ justifySelf: 'start' });

export const scripted = style({ '@media': { [noScripts]: { display: 'none' } } });

export const end = style({
  display: 'grid',
  gap: vars.space.sm,
  gridColumn: '1 / -1',
  minWidth: 0,
});

export const receipt = style({ display: 'grid', gap: vars.space.md });

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space.md} ${vars.space.xl}`,
  paddingBlock: vars.space.md,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const label = style({ ...vars.type.small, color: vars.color.textMuted });

/** In the lines in which it was typed. */
export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** What to do where the form needs JavaScript. */
export const noScript = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.borderStrong}`,
  borderInlineStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surface,
});

/** The answer to a form sent without JavaScript: visible only as the target of the address. */
export const answer = style({
  gridColumn: '1 / -1',
  padding: vars.space.md,
  borderInlineStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontWeight: 600,
  scrollMarginBlockStart: '50vh',
  selectors: { '&:not(:target)': { display: 'none' } },
});
