import { style } from '@vanilla-extract/css';
import { bodyText } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const popup = style({
  ...bodyText,
  ...vars.type.small,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInline: 0,
  // Above the rows below it; the field is a part of the page.
  zIndex: 5,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  // The body of a dialog would cut it off.
  selectors: { '[role="dialog"] &': { position: 'static', gridColumn: '1 / -1' } },
});

export const list = style({ maxBlockSize: '20rem', overflowY: 'auto' });

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  boxSizing: 'border-box',
  minBlockSize: target,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.surfaceSunken,
      boxShadow: `inset 3px 0 ${vars.color.accent}`,
      outline: `1px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -3px 0 ${vars.color.accent}` },
  },
});

export const empty = style({
  margin: 0,
  color: vars.color.textMuted,
  selectors: { '&:not(:empty)': { padding: vars.space.sm } },
});
