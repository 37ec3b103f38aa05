import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderInlineStart: `${vars.space.xxs} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.body,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: vars.color.success },
    '&[data-tone="warning"]': { borderInlineStartColor: vars.color.accent },
    '&[data-tone="error"]': { borderInlineStartColor: vars.color.danger },
  },
});

export const icon = style({
  selectors: {
    '[data-tone="success"] > &': { color: vars.color.success },
    '[data-tone="warning"] > &': { color: vars.color.accentText },
    '[data-tone="error"] > &': { color: vars.color.danger },
  },
});

globalStyle(`${icon} > svg`, { display: 'block', inlineSize: '1.5rem', blockSize: '1.5rem' });

export const title = style({ margin: 0, fontWeight: 600 });
