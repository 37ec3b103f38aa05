import { style } from '@vanilla-extract/css';

/** From edge to edge of the frame; more specific than the width that the photos keep on their own. */
export const photos = style({ selectors: { '&&': { maxInlineSize: 'none' } } });
