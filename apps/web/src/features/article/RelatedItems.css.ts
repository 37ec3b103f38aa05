import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ '@media': { print: { display: 'none' } } });

export const title = style({
  ...vars.type.title,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
});
