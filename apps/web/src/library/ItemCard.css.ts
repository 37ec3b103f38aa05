import { style } from '@vanilla-extract/css';

/** A picture of any shape, cut to that of the drawings, so that the title below stays on the first screen. */
export const cover = style({ aspectRatio: '16 / 9', objectFit: 'cover' });
