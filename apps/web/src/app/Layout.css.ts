import { vars } from '@cornerbell/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** A button that the menu of phones has, and the bar has no room for. */
export const menuAction = style({
  display: 'none',
  selectors: { 'dialog &': { display: 'inline-flex' } },
});

export const teaser = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 600,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** Under the bar, which sticks to the top. */
export const pending = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  color: vars.color.text,
  pointerEvents: 'none',
});

const travel = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const pendingLine = style({
  display: 'block',
  overflow: 'hidden',
  blockSize: '3px',
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    backgroundColor: vars.color.accent,
    animation: `${travel} 1.2s ease-in-out infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      '::before': { inlineSize: '100%', animation: 'none' },
    },
  },
});

const wait = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** A wait that is soon over has no words. */
export const pendingText = style({
  ...vars.type.small,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: vars.space.sm,
  backgroundColor: vars.color.surface,
  animation: `${wait} 0.2s`,
});
