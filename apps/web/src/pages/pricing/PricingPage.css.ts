import { from, noScripts, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { brackets } from '../../shared/brackets.ts';

/** Hidden without JavaScript, which it needs. */
export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.border}`,
  borderBlockStart: `${vars.space.xxs} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceRaised,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xl,
      alignItems: 'center',
    },
    [noScripts]: { display: 'none' },
  },
});

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});

export const popular = style({ '::before': { ...brackets, inset: '-3px' } });

export const cards = style({});

// An odd last card fills its row: beside one card of three, or below two of two.
globalStyle(`${cards} > :last-child:nth-child(odd)`, {
  '@media': { [from('tablet')]: { gridColumnEnd: 'span 2' } },
});

export const rules = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const days = style({
  ...vars.type.giant,
  marginBlockEnd: vars.space.md,
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const guaranteeText = style({ maxWidth: '24em' });

export const terms = style({ marginBlockStart: vars.space.md });

export const link = style({ color: vars.color.accentText });
