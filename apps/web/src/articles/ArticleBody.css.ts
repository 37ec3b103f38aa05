import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { besideContents } from './Contents.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: { ...besideContents, alignItems: 'start' },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': { [from('desktop')]: { gridColumn: 2 } },
});

/** The words of a heading, which are a link to it. */
export const headingLink = style({});

globalStyle(`${text} ${headingLink}`, {
  // A finger takes the room above and below the words, too.
  paddingBlock: vars.space.sm,
  color: 'inherit',
  textDecoration: 'none',
});

globalStyle(`${text} ${headingLink}:hover`, {
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
});
