import { style } from '@vanilla-extract/css';

/** A list without bullets and indent. With the bullet `none`, Safari would see no list. */
export const plainList = style({ padding: 0, listStyleType: '""' });
