import { from, vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const list = style({ display: 'grid', margin: 0, padding: 0, listStyleType: '""' });

export const root = styleVariants({
  rows: [list, { borderBlockEnd: `1px solid ${vars.color.border}` }],
  columns: [
    list,
    {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
      gap: `${vars.space.xl} ${vars.space.lg}`,
    },
  ],
});

const entry = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs });

export const item = styleVariants({
  rows: [
    entry,
    {
      paddingBlock: vars.space.lg,
      borderBlockStart: `1px solid ${vars.color.border}`,
      selectors: { '&:first-child': { borderBlockStart: `2px solid ${vars.color.text}` } },
      '@media': {
        [from('tablet')]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          alignItems: 'baseline',
          columnGap: vars.space.lg,
        },
      },
    },
  ],
  columns: [
    entry,
    { paddingBlockStart: vars.space.md, borderBlockStart: `2px solid ${vars.color.text}` },
  ],
});

const heading = style({ margin: 0, fontFamily: vars.font.display, fontWeight: 700 });

export const title = styleVariants({
  rows: [heading, vars.type.heading],
  columns: [heading, vars.type.card],
});

const copy = style({
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const text = styleVariants({ rows: [copy, vars.type.article], columns: [copy] });

export const link = style({ color: vars.color.accentText });
