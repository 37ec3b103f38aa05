import { reducedMotion, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

/** Links or texts separated by lines. */
export const list = style([plainList, { borderBlockStart: `2px solid ${vars.color.text}` }]);

export const link = style({
  ...vars.type.subheading,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.accentText },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

export const arrow = style({
  inlineSize: vars.space.lg,
  blockSize: vars.space.lg,
  flex: 'none',
  marginInlineStart: 'auto',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
});
