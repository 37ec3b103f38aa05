import type { ComplexStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A surface that floats beside its trigger. */
export const floating = {
  zIndex: vars.layer.overlay,
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  overflowY: 'auto',
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
} satisfies ComplexStyleRule;
