import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

/** Becomes a popover only to stand in the top layer, above an open dialog: it has no look of its own. */
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

export const toaster = style({ selectors: { '&&': { zIndex: vars.layer.toast } } });

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: vars.space.sm,
  alignItems: 'start',
  inlineSize: '100%',
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
  selectors: {
    '&&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const success = style({ borderInlineStartColor: vars.color.success });

export const error = style({ borderInlineStartColor: vars.color.danger });

export const icon = style({
  marginBlockStart: '0.125rem',
  selectors: {
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

/** Drawn last though it comes first in the document. */
export const close = style({
  order: 1,
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
