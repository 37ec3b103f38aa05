import { largeText, vars } from '@cornerbell/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space.lg,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

const number = style({
  order: -1,
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums',
});

export const value = styleVariants({
  regular: [number, vars.type.title],
  large: [number, vars.type.number],
});

const copy = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const label = styleVariants({
  regular: [copy, vars.type.small],
  large: [copy, vars.type.body],
});
