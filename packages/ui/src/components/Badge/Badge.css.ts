import { recipe } from '@vanilla-extract/recipes';
import { mapValues } from '../../private/map-values.ts';
import { vars } from '../../theme/vars.css.ts';

export const { base, variants } = recipe({
  base: {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    padding: `2px ${vars.space.xs}`,
    // Visible only in forced colours, where the fill is removed.
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontFamily: vars.font.text,
    fontWeight: 600,
    ...vars.type.label,
    letterSpacing: 0,
    lineHeight: vars.type.small.lineHeight,
    overflowWrap: 'anywhere',
  },
  variants: {
    hue: {
      none: { borderColor: vars.color.borderStrong, color: vars.color.textMuted },
      ...mapValues(vars.hue, ({ tint, text }) => ({ backgroundColor: tint, color: text })),
    },
  },
}).classNames;
