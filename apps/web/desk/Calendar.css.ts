import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../src/sections/type.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

export const title = style(headline('heading'));

export const months = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });

export const count = style({
  ...vars.type.small,
  margin: `${vars.space.xs} 0 ${vars.space.md}`,
  color: vars.color.textMuted,
});

export const days = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});

export const day = style({
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  selectors: {
    // Phones list only the days with items.
    '&[data-empty="true"]:not([data-today="true"])': { display: 'none' },
    '&[data-today="true"]': { borderColor: vars.color.accent, borderWidth: '2px' },
  },
  '@media': {
    [from('tablet')]: {
      minBlockSize: '6rem',
      selectors: { '&[data-empty="true"]:not([data-today="true"])': { display: 'block' } },
    },
  },
});

export const date = style({ ...vars.type.small, color: vars.color.textMuted });

export const items = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: `${vars.space.xs} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  ...vars.type.small,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `3px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-publish-state="scheduled"]': { borderColor: vars.color.accent },
    '&[data-publish-state="published"]': { borderColor: vars.color.success },
  },
});

export const link = style({ display: 'block', color: 'inherit' });

export const facts = style({ ...vars.type.micro, color: vars.color.textMuted });
