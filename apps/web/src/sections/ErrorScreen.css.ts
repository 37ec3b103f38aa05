import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from './type.ts';

export const root = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.lg,
  minBlockSize: '60svh',
  margin: 0,
  paddingBlock: vars.space.section,
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.width.page}) / 2)`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.body,
  overflowWrap: 'anywhere',
  '@media': {
    [from('desktop')]: {
      selectors: {
        '&:has(> :nth-child(2))': {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: vars.space.xxxl,
          alignItems: 'center',
        },
      },
    },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.lg,
});

export const numeral = style({ ...headline('giant'), color: vars.color.accentText });

export const title = style({ ...headline('title'), textWrap: 'balance' });

export const message = style({
  margin: 0,
  maxInlineSize: vars.width.text,
  color: vars.color.textMuted,
  ...vars.type.lead,
});

export const detail = style({
  boxSizing: 'border-box',
  maxInlineSize: vars.width.text,
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderInlineStart: `3px solid ${vars.color.danger}`,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.small,
  whiteSpace: 'pre-wrap',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });
