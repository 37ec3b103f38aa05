import { style } from '@vanilla-extract/css';
import { vars } from '@cornerbell/ui/theme';

export const root = style({ display: 'grid', gap: vars.space.md });

export const message = style({
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'start',
  margin: 0,
  paddingInlineEnd: vars.space.xl,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-side="own"]': {
      justifyItems: 'end',
      paddingInline: `${vars.space.xl} 0`,
    },
  },
});

export const bubble = style({
  maxInlineSize: vars.width.text,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  backgroundColor: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  selectors: {
    '[data-side="own"] > &': {
      backgroundColor: vars.color.text,
      borderColor: vars.color.text,
      color: vars.color.surface,
    },
  },
});
