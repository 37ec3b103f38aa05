import { style } from '@vanilla-extract/css';
import { display, targetRow } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.layer.toast,
  ...targetRow,
  boxSizing: 'border-box',
  padding: `${vars.space.xs} ${vars.space.lg}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  ...display('row', 600),
  textDecoration: 'none',
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:not(:focus)': { translate: '0 -200%' },
    '&:focus': { outline: `2px solid ${vars.color.onAccent}`, outlineOffset: '-5px' },
  },
  '@media': { print: { display: 'none' } },
});
