import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { desk } from '../widths.ts';

export const opened = style({
  paddingBlockStart: vars.space.xs,
  // The still of a narrow frame shows all classes closed, as the live gym does at first.
  selectors: { '[data-preview] &': { display: 'none' } },
  '@container': {
    [desk]: { selectors: { '[data-preview] &': { display: 'block' } } },
  },
});
