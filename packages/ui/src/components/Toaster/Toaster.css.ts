import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

/** A popover only to be in the top layer, above an open dialog: it has no look of its own. */
export const layer = style({
  position: 'fixed',
  inset: 'auto',
  display: 'block',
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
});

/** The notices are stacked, the newest at the bottom. */
export const viewport = style({
  position: 'fixed',
  insetBlockEnd: vars.space.lg,
  insetInlineEnd: vars.space.lg,
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: vars.space.sm,
  boxSizing: 'border-box',
  inlineSize: '22.25rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    // A phone's notices are as wide as the screen allows.
    '(max-width: 37.5em)': {
      insetBlockEnd: vars.space.md,
      insetInlineEnd: vars.space.md,
      inlineSize: `calc(100vw - 2 * ${vars.space.md})`,
    },
  },
});

const appear = keyframes({ from: { opacity: 0, translate: '0 1rem' } });

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space.sm,
  alignItems: 'start',
  boxSizing: 'border-box',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.borderStrong}`,
  borderInlineStartWidth: vars.space.xxs,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.type.small.fontSize,
  lineHeight: vars.type.small.lineHeight,
  animation: `${appear} 0.25s ease-out`,
  '@media': { [reducedMotion]: { animation: 'none' } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const warning = style({ borderInlineStartColor: vars.color.accent });

export const success = style({ borderInlineStartColor: vars.color.success });

export const error = style({ borderInlineStartColor: vars.color.danger });

export const icon = style({
  marginBlockStart: '0.125rem',
  selectors: {
    [`${warning} > &`]: { color: vars.color.accentText },
    [`${success} > &`]: { color: vars.color.success },
    [`${error} > &`]: { color: vars.color.danger },
  },
});

export const glyph = style({ display: 'block', inlineSize: '1.5rem', blockSize: '1.5rem' });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.row.fontSize,
  fontWeight: 700,
  lineHeight: vars.type.row.lineHeight,
});

export const description = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const action = style({
  minInlineSize: target,
  minBlockSize: target,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
});

export const cross = style({ inlineSize: '1rem', blockSize: '1rem' });
