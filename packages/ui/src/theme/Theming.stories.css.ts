import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const page = style({ paddingBlock: vars.space.xl });

export const code = style({
  margin: 0,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  ...vars.type.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
