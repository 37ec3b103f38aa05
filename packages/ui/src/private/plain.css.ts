import { style } from '@vanilla-extract/css';

/** Text for screen readers only. */
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A list without bullets and indent; an empty bullet, because Safari takes `none` to mean that it is no list. */
export const plainList = style({ margin: 0, padding: 0, listStyleType: '""' });

/** An element without a box in the layout of its parent. */
export const outOfFlow = style({ position: 'fixed' });
