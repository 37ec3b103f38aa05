import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { besideContents } from '../../articles/Contents.css.ts';

export { list } from '../../sections/index-list.css.ts';

export const columns = style({
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      ...besideContents,
      alignItems: 'start',
    },
  },
});

export const index = style({
  display: 'none',
  '@media': {
    [from('desktop')]: { display: 'block', position: 'sticky', insetBlockStart: '7rem' },
  },
});

export const indexLink = style({
  ...vars.type.row,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: '3.25rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accentText },
});

const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const number = style([figure, { color: vars.color.accentText }]);

export const count = style([figure, { color: vars.color.textMuted }]);

export const title = style({
  ...vars.type.title,
  display: 'flex',
  gap: '0.3em',
  marginBlockEnd: vars.space.md,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const titleNumber = style({ color: vars.color.accentText });

export const answer = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

globalStyle(`${answer} p a`, { color: vars.color.accentText, textUnderlineOffset: '0.18em' });

export const questionLink = style({
  ...vars.type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.textMuted,
  textUnderlineOffset: '0.18em',
  ':hover': { color: vars.color.accentText },
  '@media': { print: { display: 'none' } },
});
