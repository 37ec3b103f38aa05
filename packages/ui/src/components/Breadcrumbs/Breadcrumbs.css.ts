import { style } from '@vanilla-extract/css';
import { plainList } from '../../private/plain.css.ts';
import { ring, targetRow } from '../../private/rules.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const list = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    ...vars.type.small,
    overflowWrap: 'anywhere',
  },
]);

export const item = style({
  ...targetRow,
  selectors: {
    '&:not(:last-child)::after': {
      content: ['"/"', '"/" / ""'],
      marginInline: vars.space.xs,
      color: vars.color.borderStrong,
    },
  },
});

export const link = style({
  ...targetRow,
  minInlineSize: target,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  ':active': { color: vars.color.accentText },
  ':focus-visible': ring('3px'),
});

export const current = style({ color: vars.color.text, fontWeight: 500 });
