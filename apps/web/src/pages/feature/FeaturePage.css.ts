import { from, largeText, reducedMotion, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import * as indexList from '../../sections/index-list.css.ts';

export { link, list } from '../../sections/index-list.css.ts';

export const claim = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  paddingBlockEnd: vars.space.md,
  fontFamily: vars.font.display,
  // With a large text size there is no room beside the number.
  '@media': { [largeText]: { flexWrap: 'wrap' } },
});

export const claimValue = style({
  ...vars.type.poster,
  color: vars.color.accent,
  fontWeight: 700,
});

export const claimLabel = style({ ...vars.type.subheading, fontWeight: 600 });

export const arrow = style([
  indexList.arrow,
  {
    transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { [`${indexList.link}:hover &`]: { translate: `0 ${vars.space.xxs}` } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  },
]);

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      columnGap: vars.space.xxxl,
      selectors: {
        '&[data-picture="beside"]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          alignItems: 'start',
        },
        '&[data-picture="beside"][data-side="start"]': {
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
        '[data-picture="beside"] > &': {
          position: 'sticky',
          insetBlockStart: `calc(${vars.space.xxl} + ${vars.space.xxxl})`,
        },
        '[data-side="start"][data-picture="beside"] > &': { gridColumn: 2, gridRow: 1 },
        '[data-picture="below"] > &': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: vars.space.xxxl,
          alignItems: 'start',
        },
      },
    },
  },
});

export const point = style({
  paddingBlock: vars.space.sm,
  // The line is as wide as the list, the text is not.
  paddingInlineEnd: `max(0px, 100% - ${vars.width.text})`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const sectionLink = style({
  justifySelf: 'start',
  paddingBlock: vars.space.sm,
  color: vars.color.accentText,
  '@media': {
    [from('desktop')]: { selectors: { '[data-picture="below"] &': { gridColumn: 2 } } },
  },
});

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      selectors: {
        '[data-side="start"][data-picture="beside"] > &': { gridColumn: 1, gridRow: 1 },
      },
    },
  },
});
