import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  selectors: {
    '&[data-direction="row"]': { flexDirection: 'row' },
    '&[data-justify="center"]': { justifyContent: 'center' },
    '&[data-justify="end"]': { justifyContent: 'flex-end' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
    '&[data-wrap]': { flexWrap: 'wrap' },
  },
});

export const root = styleVariants(vars.space, (gap) => [base, { gap }]);

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
