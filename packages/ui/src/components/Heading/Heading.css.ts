import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

export const { base, variants } = recipe({
  base: {
    margin: 0,
    color: 'inherit',
    fontFamily: vars.font.display,
    fontWeight: 700,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  variants: {
    size: {
      sm: vars.type.subheading,
      md: vars.type.heading,
      lg: vars.type.title,
      xl: vars.type.hero,
    },
  },
}).classNames;
