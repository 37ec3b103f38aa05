import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

/** The desktop columns of a text and its contents list. */
export const besideContents = {
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
  columnGap: 'calc(100% / 12)',
} as const;

/** A text and its contents list. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: { ...besideContents, alignItems: 'start' },
    // A grid stays as tall as on one endless sheet, which can add an empty one.
    print: { display: 'block' },
  },
});

/** The number of a part, such as `07`. */
export const partNumber = 'counter(part, decimal-leading-zero)';

export const root = style({
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      insetBlockStart: '6rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const title = style({
  ...vars.type.subheading,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const list = style([plainList, { counterReset: 'part' }]);

export const link = style({
  ...vars.type.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  counterIncrement: 'part',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accentText },
    [`${list}[data-numbered] &::before`]: {
      content: [partNumber, `${partNumber} / ""`],
      flex: 'none',
      inlineSize: '2.25rem',
      color: vars.color.accentText,
      fontFamily: vars.font.display,
      fontWeight: 600,
    },
  },
});
