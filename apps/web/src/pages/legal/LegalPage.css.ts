import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { besideContents, columns, partNumber } from '../../articles/Contents.css.ts';

export const header = style({ display: 'grid', gap: vars.space.md });

export const date = style({ fontWeight: 600 });

export const ropes = style({ marginBlockStart: vars.space.md });

export const body = style([columns, { marginBlockStart: vars.space.xxl }]);

export const parts = style({ counterReset: 'part' });

globalStyle(`${parts} + *`, { marginBlockStart: vars.space.md });

globalStyle(`${parts} > h2`, { counterIncrement: 'part' });

globalStyle(`${parts} > h2::before`, {
  content: `${partNumber} / ""`,
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
