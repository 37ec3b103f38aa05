import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      columnGap: vars.space.xxxl,
      selectors: {
        '&[data-position="beside"]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          alignItems: 'start',
        },
        '&[data-position="beside"][data-side="start"]': {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        },
      },
    },
  },
});

export const copy = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      selectors: {
        // Sticky beside a tall picture, below the header.
        '[data-position="beside"] > &': {
          position: 'sticky',
          insetBlockStart: `calc(${vars.space.xxl} + ${vars.space.xxxl})`,
        },
        '[data-side="start"][data-position="beside"] > &': { gridColumn: 2, gridRow: 1 },
        '[data-position="below"] > &': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: vars.space.xxxl,
          alignItems: 'start',
        },
      },
    },
  },
});

export { list as points } from '../../sections/index-list.css.ts';

export const point = style({
  paddingBlock: vars.space.sm,
  // The line is as wide as the list, the text is not.
  paddingInlineEnd: `max(0px, 100% - ${vars.width.text})`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const link = style({
  justifySelf: 'start',
  paddingBlock: vars.space.sm,
  color: vars.color.accentText,
  '@media': {
    [from('desktop')]: { selectors: { '[data-position="below"] &': { gridColumn: 2 } } },
  },
});

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: {
      selectors: {
        '[data-side="start"][data-position="beside"] > &': { gridColumn: 1, gridRow: 1 },
      },
    },
  },
});
