import { style } from '@vanilla-extract/css';
import { display } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  verticalAlign: 'middle',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  ...display('row', 700),
  lineHeight: 1,
  selectors: {
    '&[data-size="lg"]': {
      inlineSize: vars.space.xxxl,
      blockSize: vars.space.xxxl,
      fontSize: vars.type.figure.fontSize,
    },
  },
});

/** Without its own size, so that a picture that fails to load leaves the initials uncovered. */
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
});
