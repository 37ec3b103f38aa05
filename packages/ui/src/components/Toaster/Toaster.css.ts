import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { smallScreen } from '../../private/plain.css.ts';
import { bareButton, message, plainButton, ring } from '../../private/rules.ts';
import { largeText, reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const layer = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  '@media': { [smallScreen]: { selectors: { '[role$="dialog"] &': { position: 'static' } } } },
});

/** The notices are stacked, the newest at the bottom. */
export const viewport = style({
  position: 'fixed',
  insetBlockEnd: vars.space.lg,
  insetInlineEnd: vars.space.lg,
  display: 'grid',
  gap: vars.space.sm,
  boxSizing: 'border-box',
  inlineSize: '22.25rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '&[data-edge="start"]': { insetBlock: `${vars.space.lg} auto` },
    '&:focus-visible': ring('2px'),
  },
  '@media': {
    // A phone's notices are as wide as the screen allows.
    '(max-width: 37.5em)': {
      insetBlockEnd: vars.space.md,
      insetInlineEnd: vars.space.md,
      inlineSize: `calc(100vw - 2 * ${vars.space.md})`,
      selectors: { '&[data-edge="start"]': { insetBlock: `${vars.space.md} auto` } },
    },
    // Leaves room for the control that has the focus.
    '(max-height: 30em)': { maxBlockSize: '45dvh', overflowY: 'auto' },
    [smallScreen]: {
      selectors: { '[role$="dialog"] &': { position: 'static', inlineSize: '100%' } },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, translate: '0 1rem' } });

export const toast = style({
  ...message,
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space.sm,
  alignItems: 'start',
  ...vars.type.small,
  animation: `${appear} 0.25s ease-out`,
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [largeText]: { gridTemplateColumns: '1fr auto' },
  },
  selectors: {
    '&[data-kind="success"]': { borderInlineStartColor: vars.color.success },
    '&[data-kind="warning"]': { borderInlineStartColor: vars.color.accent },
    '&[data-kind="error"]': { borderInlineStartColor: vars.color.danger },
    '&:focus-visible': ring('2px'),
  },
});

globalStyle(`${toast} > :nth-child(2)`, {
  '@media': { [largeText]: { gridColumn: '1 / -1', gridRow: 2 } },
});

export const icon = style({
  marginBlockStart: '0.125rem',
  selectors: {
    '[data-kind="success"] > &': { color: vars.color.success },
    '[data-kind="warning"] > &': { color: vars.color.accentText },
    '[data-kind="error"] > &': { color: vars.color.danger },
  },
});

globalStyle(`${icon} > svg`, { display: 'block', inlineSize: '1.5rem', blockSize: '1.5rem' });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.row.fontSize,
  fontWeight: 700,
  lineHeight: vars.type.row.lineHeight,
});

export const description = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const action = style({
  ...plainButton,
  minInlineSize: target,
  minBlockSize: target,
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  ':focus-visible': ring('2px'),
});

export const close = style({
  ...bareButton,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  ':focus-visible': ring('-4px'),
});

export const cross = style({ inlineSize: '1rem', blockSize: '1rem' });
