import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

/** A picture of any shape, cropped to keep the title below it on the first screen. */
export const cover = style({ aspectRatio: '16 / 9', objectFit: 'cover' });

/** A printed page: its top, on a ground that shows where it ends. */
export const sheet = style([
  cover,
  {
    paddingBlockStart: '5%',
    paddingInline: '14%',
    objectPosition: 'top',
    backgroundColor: vars.color.surfaceSunken,
  },
]);
