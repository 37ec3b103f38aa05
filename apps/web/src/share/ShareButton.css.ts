import { style } from '@vanilla-extract/css';

/** Keeps its room: what only a script can do is not offered before the script is there. */
export const waiting = style({ visibility: 'hidden' });
