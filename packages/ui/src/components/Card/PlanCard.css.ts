import { style } from '@vanilla-extract/css';
import { display } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { root as card, text } from './card.css.ts';

export const root = style([
  card,
  {
    display: 'grid',
    gridTemplateRows: 'auto auto auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.md,
    padding: vars.space.lg,
    selectors: {
      // In a grid, plans side by side share their rows, so that their prices align.
      '& + &, &:has(+ &)': {
        gridRow: 'span 5',
        gridTemplateRows: ['auto auto auto 1fr auto', 'subgrid'],
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const badge = style({
  padding: `2px ${vars.space.xs}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 600,
  ...vars.type.label,
  letterSpacing: 0,
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'end',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  margin: 0,
  paddingBlock: `${vars.space.md} ${vars.space.xs}`,
  borderBlockStart: `2px solid ${vars.color.text}`,
  color: vars.color.textMuted,
  ...vars.type.small,
});

export const priceLabel = style({ flexBasis: '100%', marginBlockEnd: vars.space.xs });

export const amount = style({
  color: vars.color.text,
  ...display('number', 700),
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const regular = style({ flexBasis: '100%', marginBlockStart: vars.space.xs });

export const description = style([text, vars.type.small]);

export const action = style({ display: 'grid', paddingBlockStart: vars.space.xs });
