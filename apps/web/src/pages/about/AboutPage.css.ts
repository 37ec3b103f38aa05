import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const paragraph = style({
  ...vars.type.article,
  maxWidth: vars.width.text,
  selectors: {
    // The opening is larger than the rest.
    '&:first-child': {
      ...vars.type.heading,
      maxWidth: 'none',
      fontFamily: vars.font.display,
      fontWeight: 600,
    },
  },
});

export const places = style({ fontWeight: 600 });
