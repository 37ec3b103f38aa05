import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  columnGap: vars.space.xxl,
  marginBlock: vars.space.xxl,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

export const link = style({
  ...vars.type.subheading,
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accentText },
    '&[data-side="end"]': {
      '@media': { [from('tablet')]: { gridColumn: 2, textAlign: 'end' } },
    },
  },
});

export const label = style({
  ...vars.type.small,
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontWeight: 400,
});
