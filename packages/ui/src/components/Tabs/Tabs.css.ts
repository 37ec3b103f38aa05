import { style } from '@vanilla-extract/css';
import { ring } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { link as tabNavLink, list as tabNavList } from '../TabNav/TabNav.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.lg,
  minInlineSize: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...vars.type.body,
});

export const list = style([tabNavList, { borderBlockEnd: `1px solid ${vars.color.border}` }]);

export const trigger = style([
  tabNavLink,
  {
    margin: 0,
    paddingInline: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-state="active"]': { color: vars.color.text },
      '&[data-state="active"]::after': { backgroundColor: vars.color.accent },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-state="active"]::after': { backgroundColor: 'Highlight' } },
      },
    },
  },
]);

export const content = style({
  minInlineSize: 0,
  ':focus-visible': ring('3px'),
});
