import { style } from '@vanilla-extract/css';

/** Invisible before hydration, because it needs JavaScript, but keeps its space. */
export const waiting = style({ visibility: 'hidden' });
