import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../shared/plain-list.css.ts';

export const askList = style([
  plainList,
  { counterReset: 'ask', borderBlockEnd: `1px solid ${vars.color.border}` },
]);

export const ask = style({
  ...vars.type.heading,
  display: 'grid',
  gridTemplateColumns: `${vars.space.xxxl} minmax(0, 1fr)`,
  alignItems: 'baseline',
  paddingBlock: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
  counterIncrement: 'ask',
  fontFamily: vars.font.display,
  fontWeight: 600,
  selectors: {
    '&:first-child': { borderBlockStart: `2px solid ${vars.color.text}` },
    '&::before': {
      ...vars.type.title,
      content: 'counter(ask)',
      color: vars.color.accentText,
      fontWeight: 700,
    },
  },
});

/** Four columns on desktop, two below. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
