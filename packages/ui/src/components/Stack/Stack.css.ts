import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const row = { flexDirection: 'row' } as const;
const column = { flexDirection: 'column' } as const;

const base = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  selectors: {
    '&:is(ul, ol)': { padding: 0, listStyleType: '""' },
    '&[data-direction="row"]': row,
    '&[data-justify="center"]': { justifyContent: 'center' },
    '&[data-justify="end"]': { justifyContent: 'flex-end' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
    '&[data-wrap]': { flexWrap: 'wrap' },
  },
  '@media': {
    [from('tablet')]: {
      selectors: { '&[data-tablet="row"]': row, '&[data-tablet="column"]': column },
    },
    [from('desktop')]: {
      selectors: { '&[data-desktop="row"]': row, '&[data-desktop="column"]': column },
    },
    [from('wide')]: {
      selectors: { '&[data-wide="row"]': row, '&[data-wide="column"]': column },
    },
  },
});

export const root = styleVariants(vars.space, (gap) => [base, { gap }]);

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
