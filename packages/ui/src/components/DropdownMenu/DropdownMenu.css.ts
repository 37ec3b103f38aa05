import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const content = style({
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  minInlineSize: '12rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  overflowY: 'auto',
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.small,
  overflowWrap: 'anywhere',
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
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  selectors: {
    '&[data-highlighted]': {
      backgroundColor: vars.color.surfaceSunken,
      outlineColor: vars.color.focus,
    },
    '&[data-danger]': { color: vars.color.danger },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

export const label = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  color: vars.color.textMuted,
  fontWeight: 600,
  ...vars.type.micro,
});

export const separator = style({
  blockSize: '1px',
  marginBlock: vars.space.xxs,
  backgroundColor: vars.color.border,
});
