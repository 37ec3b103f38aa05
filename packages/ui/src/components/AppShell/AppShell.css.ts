import { style } from '@vanilla-extract/css';
import { bodyText, container, display, plainButton, ring } from '../../private/rules.ts';
import { fits, forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const root = style({
  ...container,
  ...bodyText,
  ...vars.type.small,
  backgroundColor: vars.color.surfaceRaised,
});

export const layout = style({
  display: 'grid',
  gridTemplate: '"bar" auto "main" 1fr "foot" auto "nav" auto / minmax(0, 1fr)',
  blockSize: '100%',
  '@container': {
    [fits('desk')]: {
      gridTemplate:
        '"bar bar" auto "nav main" minmax(0, 1fr) "nav foot" auto / 9.25rem minmax(0, 1fr)',
    },
  },
});

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  minInlineSize: 0,
  padding: `${vars.space.xs} ${vars.space.md}`,
} as const;

export const bar = style({
  ...strip,
  gridArea: 'bar',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const foot = style({
  ...strip,
  gridArea: 'foot',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const main = style({
  gridArea: 'main',
  minInlineSize: 0,
  minBlockSize: 0,
  '@container': { [fits('desk')]: { overflow: 'auto' } },
  ':focus-visible': ring('-2px'),
});

/** At the thumb on phones; where text is large, it would cover half of the screen. */
const largeText = '(max-width: 16rem)';

export const nav = style({
  gridArea: 'nav',
  display: 'flex',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  '@container': {
    [largeText]: { position: 'static', flexWrap: 'wrap' },
    [fits('desk')]: {
      position: 'static',
      flexDirection: 'column',
      paddingBlockStart: vars.space.xs,
      borderBlockStart: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});

const isCurrent = '&:is([data-current], [data-state="active"])';

export const item = style({
  ...plainButton,
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  boxSizing: 'border-box',
  minBlockSize: '3rem',
  color: vars.color.textMuted,
  ...display('row', 600),
  // Six short names fit beside each other on a phone.
  fontSize: 'clamp(0.9375rem, 5cqi, 1.0625rem)',
  letterSpacing: '0.01em',
  textAlign: 'center',
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '-1px 0 auto',
      blockSize: '3px',
      backgroundColor: 'transparent',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:hover': { color: vars.color.text },
    '&:focus-visible': ring('-3px'),
    [isCurrent]: { color: vars.color.text },
    [`${isCurrent}::after`]: { backgroundColor: vars.color.accent },
  },
  '@container': {
    [largeText]: { paddingInline: vars.space.xxs },
    [fits('desk')]: {
      flex: 'none',
      justifyContent: 'space-between',
      minBlockSize: target,
      paddingInline: `${vars.space.md} ${vars.space.sm}`,
      fontSize: '1.25rem',
      textAlign: 'start',
      selectors: {
        '&:hover': { backgroundColor: vars.color.surfaceRaised },
        '&::after': { inset: '0 auto 0 0', inlineSize: '3px', blockSize: 'auto' },
        '[dir="rtl"] &::after': { inset: '0 0 0 auto' },
        // Covers the line beside the content, which it belongs to.
        [isCurrent]: { marginInlineEnd: '-1px', backgroundColor: vars.color.surfaceRaised },
      },
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${isCurrent}::after`]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    },
  },
});

/** The tabs on phones have no room for it. */
export const count = style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [fits('desk')]: { display: 'inline' } },
});
