import { style } from '@vanilla-extract/css';

/** Keeps the footer below the window. */
export const space = style({ minHeight: '100lvh' });
