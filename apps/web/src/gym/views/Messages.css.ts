import { vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '../../shared/plain-list.css.ts';

export const talk = style([plainList, { display: 'grid', gap: vars.space.md }]);

export const bubble = style({
  maxInlineSize: '28rem',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  selectors: {
    '[data-side="own"] > &': {
      backgroundColor: vars.color.text,
      color: vars.color.surfaceRaised,
    },
  },
});

globalStyle(`${talk} > li`, { display: 'grid', gap: vars.space.xxs, justifyItems: 'start' });
globalStyle(`${talk} > [data-side="own"]`, { justifyItems: 'end' });
