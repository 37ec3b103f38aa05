import { reducedMotion, vars } from '@cornerbell/ui/theme';
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
  '@media': { '(max-width: 18em)': { flexWrap: 'wrap' } },
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
