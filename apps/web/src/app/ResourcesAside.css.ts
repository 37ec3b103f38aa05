import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 600,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
