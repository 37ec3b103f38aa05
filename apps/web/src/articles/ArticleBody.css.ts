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

/** A heading's text, which links to the heading. */
export const headingLink = style({});

globalStyle(`${text} ${headingLink}`, {
  // A larger target for touch.
  paddingBlock: vars.space.sm,
  color: 'inherit',
  textDecoration: 'none',
});

globalStyle(`${text} ${headingLink}:hover`, {
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
});
