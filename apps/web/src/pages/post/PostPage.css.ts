import { style } from '@vanilla-extract/css';

export const authorName = style({ fontWeight: 600 });
