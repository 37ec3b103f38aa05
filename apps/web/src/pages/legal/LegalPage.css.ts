import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { headline, lead as sectionLead } from '../../features/sections/type.ts';

const number = 'counter(part, decimal-leading-zero)';

/** Where the text stands on a desktop: beside the contents. */
const besideContents = {
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
  columnGap: 'calc(100% / 12)',
};

export const header = style({ display: 'grid', gap: vars.space.md, justifyItems: 'start' });

export const title = style({
  ...headline('hero'),
  textTransform: 'uppercase',
});

export const lead = style({
  ...sectionLead,
  textWrap: 'pretty',
});

export const date = style({ margin: 0, fontWeight: 600 });

export const ropes = style({ justifySelf: 'stretch', marginBlockStart: vars.space.md });

export const columns = style({
  display: 'grid',
  gap: vars.space.xxl,
  marginBlockStart: vars.space.xxl,
  '@media': { [from('desktop')]: { ...besideContents, alignItems: 'start' } },
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

export const contentsTitle = style({
  ...vars.type.subheading,
  margin: 0,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const list = style({ margin: 0, padding: 0, counterReset: 'part', listStyle: 'none' });

export const entry = style({ counterIncrement: 'part' });

export const link = style({
  ...vars.type.body,
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textDecoration: 'none',
  selectors: {
    '&::before': {
      content: [number, `${number} / ""`],
      color: vars.color.accentText,
      fontFamily: vars.font.display,
      fontWeight: 600,
    },
    '&:hover': { color: vars.color.accentText },
  },
  '@media': { [from('desktop')]: { ...vars.type.small, minHeight: '2.25rem' } },
});

export const text = style({ counterReset: 'part' });

globalStyle(`${text} > h2`, { counterIncrement: 'part' });

globalStyle(`${text} > h2::before`, {
  content: `${number} / ""`,
  marginInlineEnd: vars.space.sm,
  color: vars.color.accentText,
});

export const other = style({
  marginBlockStart: vars.space.xxl,
  '@media': {
    [from('desktop')]: { display: 'grid', ...besideContents, justifyItems: 'start' },
    print: { display: 'none' },
  },
});

globalStyle(`${other} > *`, { '@media': { [from('desktop')]: { gridColumn: 2 } } });
