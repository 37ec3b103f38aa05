import { recipe } from '@vanilla-extract/recipes';
import { mapValues } from '../../private/map-values.ts';
import { vars } from '../../theme/vars.css.ts';

export const { base, variants } = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0, margin: 0 },
  variants: {
    direction: { row: { flexDirection: 'row' } },
    gap: mapValues(vars.space, (gap) => ({ gap })),
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
}).classNames;
