import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

export const { base, variants } = recipe({
  base: {
    maxInlineSize: vars.width.text,
    margin: 0,
    color: 'inherit',
    fontFamily: vars.font.text,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  variants: {
    size: { sm: vars.type.small, md: vars.type.body, lg: vars.type.lead },
    tone: { muted: { color: vars.color.textMuted } },
  },
}).classNames;
