import { style } from '@vanilla-extract/css';
import { bodyText } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const content = style({
  ...bodyText,
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  minInlineSize: '12rem',
  overflowY: 'auto',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space.xxs,
  ...vars.type.small,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  boxSizing: 'border-box',
  minBlockSize: target,
  paddingInline: vars.space.sm,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  // The highlight is the focus, by pointer or key.
  outline: 'none',
  outlineOffset: '-1px',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: vars.color.surfaceSunken,
      outline: `1px solid ${vars.color.focus}`,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
});
