import { from, reducedMotion, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline, lead as sectionLead } from '../sections/type.ts';

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

export const words = style({ display: 'grid', gap: vars.space.lg, justifyItems: 'start' });

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

export const index = style({
  margin: 0,
  padding: 0,
  borderBlockStart: `2px solid ${vars.color.text}`,
  listStyleType: '""',
});

export const link = style({
  ...vars.type.subheading,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.accentText },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

export const arrow = style({
  inlineSize: vars.space.lg,
  blockSize: vars.space.lg,
  flex: 'none',
  marginInlineStart: 'auto',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${link}:hover &`]: { translate: `0 ${vars.space.xxs}` } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
