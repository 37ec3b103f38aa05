import type { StyleRule } from '@vanilla-extract/css';
import { target } from '../tokens/scale.ts';

/** A button that is only its icon, in the middle of a target for fingers. */
export const bareButton = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} satisfies StyleRule;
