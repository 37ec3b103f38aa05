import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  boxSizing: 'border-box',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  verticalAlign: 'middle',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.display,
  fontWeight: 700,
  ...vars.type.row,
  lineHeight: 1,
  selectors: {
    '&[data-size="sm"]': {
      inlineSize: vars.space.xl,
      blockSize: vars.space.xl,
      fontSize: vars.type.small.fontSize,
    },
    '&[data-size="lg"]': {
      inlineSize: vars.space.xxxl,
      blockSize: vars.space.xxxl,
      fontSize: vars.type.figure.fontSize,
    },
  },
});

export const image = style({
  gridArea: '1 / 1',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const fallback = style({ gridArea: '1 / 1', display: 'grid', placeContent: 'center' });
