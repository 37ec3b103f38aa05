import { noScripts, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import * as planner from '../../planners/planner.css.ts';

export { actions, fields, heading, verdict } from '../../planners/planner.css.ts';

/** Hidden without JavaScript, which it needs, and in print. */
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

export const result = style([planner.result, { gap: vars.space.lg }]);

export const text = style({ marginBlock: `${vars.space.sm} 0`, maxWidth: vars.width.text });

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
