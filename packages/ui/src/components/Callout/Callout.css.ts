import { globalStyle, style } from '@vanilla-extract/css';
import { message } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  ...message,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  minInlineSize: 0,
  margin: 0,
  borderColor: vars.color.border,
  borderInlineStartColor: vars.color.borderStrong,
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
