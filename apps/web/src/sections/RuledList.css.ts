import { from, vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

const list = style([plainList, { display: 'grid' }]);

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

export const title = styleVariants({ rows: vars.type.heading, columns: vars.type.card });

const copy = style({ maxWidth: vars.width.text, color: vars.color.textMuted });

export const text = styleVariants({ rows: [copy, vars.type.article], columns: [copy] });

export const link = style({ color: vars.color.accentText });
