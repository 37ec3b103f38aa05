import { keyframes, style } from '@vanilla-extract/css';
import { message } from '../../private/rules.ts';
import { reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Stays in the document without a message, in no room, so that the next message is announced. */
export const root = style({
  selectors: {
    '&:not([data-state="idle"])': {
      ...message,
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'start',
      gap: vars.space.sm,
      borderColor: vars.color.border,
      borderInlineStartColor: vars.color.borderStrong,
    },
    '&[data-state="success"]': { borderInlineStartColor: vars.color.success },
    '&[data-state="error"]': { borderInlineStartColor: vars.color.danger },
  },
});

export const icon = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.175rem',
  selectors: {
    '[data-state="success"] > &': { color: vars.color.success },
    '[data-state="error"] > &': { color: vars.color.danger },
  },
});

const turn = keyframes({ to: { rotate: '1turn' } });

/** It turns while the form is submitting. */
export const waiting = style([
  icon,
  {
    boxSizing: 'border-box',
    border: '0.125em solid',
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} 0.8s linear infinite`,
    '@media': { [reducedMotion]: { animationDuration: '4s' } },
  },
]);
