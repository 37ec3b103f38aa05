import { noScripts, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import * as planner from '../../planners/planner.css.ts';

export { fields, heading, verdict } from '../../planners/planner.css.ts';

/** Hidden without JavaScript, which it needs. */
export const picker = style({ '@media': { [noScripts]: { display: 'none' } } });

export const result = style([planner.result, { gap: vars.space.sm }]);

export const text = style({
  marginBlock: `${vars.space.sm} ${vars.space.lg}`,
  maxWidth: vars.width.text,
});

export const actions = style([planner.actions, { marginBlockStart: vars.space.sm }]);
