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

/** A picture with its caption: below it, or beside a phone. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  '@media': {
    [from('tablet')]: {
      selectors: {
        '&:has([data-device="phone"])': {
          gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
          alignItems: 'end',
          gap: vars.space.lg,
        },
      },
    },
    print: { breakInside: 'avoid' },
  },
});

export const caption = style({
  ...vars.type.small,
  maxInlineSize: vars.width.text,
  color: vars.color.textMuted,
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
