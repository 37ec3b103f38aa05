import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bareButton, bodyText, display, ring } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } });

export const content = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  boxSizing: 'border-box',
  inlineSize: `calc(100vw - 2 * ${vars.space.gutter})`,
  maxInlineSize: '36rem',
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.gutter})`,
  margin: 'auto',
  padding: vars.space.xl,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surfaceRaised,
  ...bodyText,
  animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}`,
  ':focus-visible': { outline: 'none' },
});

// A form is laid out as the dialog is.
globalStyle(`${content} > form`, { display: 'contents' });

export const close = style({
  ...bareButton,
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  ':hover': { backgroundColor: vars.color.surfaceSunken },
  ':focus-visible': ring('-2px'),
});

export const cross = style({ inlineSize: '1.25rem', blockSize: '1.25rem' });

export const title = style({
  margin: 0,
  // Clear of the button in the corner.
  paddingInlineEnd: vars.space.xl,
  ...display('heading', 700),
  textWrap: 'balance',
});

export const description = style({ margin: 0, color: vars.color.textMuted, textWrap: 'pretty' });

/** Room at the edges of the scrolled body for the focus rings inside it. */
const reach = '6px';

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: '6rem',
  margin: `-${reach}`,
  padding: reach,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': ring('-2px'),
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.sm,
});
