import { style } from '@vanilla-extract/css';

/** The HTML takes the place of the element around it. */
export const root = style({ display: 'contents' });
