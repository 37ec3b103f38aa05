import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  maxInlineSize: '100%',
  gap: '0.4em',
  fontFamily: vars.font.text,
  fontWeight: 600,
  ...vars.type.micro,
  selectors: {
    '&[data-tone="good"]': { color: vars.color.success },
    '&[data-tone="warn"]': { color: vars.color.accentText },
    '&[data-tone="bad"]': { color: vars.color.danger },
    '&[data-tone="neutral"]': { color: vars.color.textMuted },
    '&[data-tone="accent"]': {
      paddingBlock: '1px',
      paddingInline: '0.4em',
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      outline: '1px solid transparent',
    },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const mark = style({
  flex: 'none',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
});
