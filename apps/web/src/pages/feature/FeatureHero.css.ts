import { from, reducedMotion, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import * as indexList from '../../sections/index-list.css.ts';
import { headline, lead as sectionLead } from '../../sections/type.ts';

export { link, list } from '../../sections/index-list.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.xxxl,
      alignItems: 'end',
    },
  },
});

export const copy = style({ display: 'grid', gap: vars.space.lg, justifyItems: 'start' });

export const title = style({
  ...headline('hero'),
  textTransform: 'uppercase',
  textWrap: 'balance',
});

export const lead = style({
  ...sectionLead,
  textWrap: 'pretty',
});

export const claim = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  margin: 0,
  paddingBlockEnd: vars.space.md,
});

export const claimValue = style({
  ...vars.type.poster,
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const claimLabel = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 600,
});

export const arrow = style([
  indexList.arrow,
  {
    transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { [`${indexList.link}:hover &`]: { translate: `0 ${vars.space.xxs}` } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  },
]);
