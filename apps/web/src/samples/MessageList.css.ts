import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

export const root = style([plainList, { display: 'grid', gap: vars.space.md }]);

export const message = style({
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'start',
  paddingInlineEnd: vars.space.xl,
  selectors: {
    '&[data-side="own"]': { justifyItems: 'end', paddingInline: `${vars.space.xl} 0` },
  },
});

export const bubble = style({
  maxInlineSize: vars.width.text,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
  selectors: {
    '[data-side="own"] > &': {
      borderColor: vars.color.text,
      backgroundColor: vars.color.text,
      color: vars.color.surface,
    },
  },
});
