import { style } from '@vanilla-extract/css';

/** A list without bullets and indent; an empty bullet, because Safari takes `none` to mean that it is no list. */
export const plainList = style({ padding: 0, listStyleType: '""' });
