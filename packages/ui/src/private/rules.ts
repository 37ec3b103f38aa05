import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { target } from '../tokens/scale.ts';

// What the styles of several components have in common, to be spread into them.

/** Text as components set it, whatever the host sets around them. */
export const bodyText = {
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.body,
  overflowWrap: 'anywhere',
} satisfies StyleRule;

/** Headlines, labels and numbers in the condensed font, by a step of the type scale. */
export const display = (step: keyof typeof vars.type, fontWeight: 600 | 700) =>
  ({ fontFamily: vars.font.display, fontWeight, ...vars.type[step] }) satisfies StyleRule;

/** The focus ring; a negative offset keeps it inside where there is no room around. */
export const ring = (outlineOffset: string) =>
  ({ outline: `2px solid ${vars.color.focus}`, outlineOffset }) satisfies StyleRule;

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** A button without a look of its own. */
export const plainButton = {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} satisfies StyleRule;

/** A button that is only its icon, in the middle of a target for fingers. */
export const bareButton = {
  ...plainButton,
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
} satisfies StyleRule;

/** Text and icons in a row as high as a finger needs. */
export const targetRow = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
} satisfies StyleRule;

const widthFromOutside = { containIntrinsicInlineSize: '12rem', inlineSize: '100%' } as const;

/**
 * An element whose width comes from outside alone: it takes what there is and, where its parent is
 * as wide as its content, such as an inline block, a width of its own.
 */
export const ownWidth = {
  ...widthFromOutside,
  contain: 'inline-size',
} satisfies ComplexStyleRule;

/** An element whose layout depends on its own width. */
export const container = {
  ...widthFromOutside,
  containerType: 'inline-size',
} satisfies ComplexStyleRule;

/** The content of the page, in its middle and clear of its edges. */
export const pageWidth = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} satisfies StyleRule;

/** A message with a thick edge at its start, whose colour says its kind. */
export const message = {
  ...bodyText,
  display: 'grid',
  boxSizing: 'border-box',
  padding: vars.space.md,
  border: `1px solid ${vars.color.borderStrong}`,
  borderInlineStartWidth: vars.space.xxs,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
} satisfies StyleRule;
