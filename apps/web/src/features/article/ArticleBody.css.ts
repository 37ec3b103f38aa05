import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
      columnGap: 'calc(100% / 12)',
      alignItems: 'start',
    },
  },
});

export const contents = style({
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
  margin: 0,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  ...vars.type.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.accentText },
});

export const text = style({ '@media': { [from('desktop')]: { gridColumn: 2 } } });
