import { style } from '@vanilla-extract/css';

/** Keeps the footer below the first screen until the rest is there. */
export const place = style({ minHeight: '100vh' });
