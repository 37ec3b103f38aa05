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

/** What to do where the form needs JavaScript. */
export const noScript = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.borderStrong}`,
  borderInlineStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surface,
});

/** The answer to a form that was sent without JavaScript: visible only as the target of the address. */
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
