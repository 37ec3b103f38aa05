import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { link as cardLink, root as card } from './card.css.ts';

export const root = style([
  card,
  {
    gap: vars.space.md,
    blockSize: '100%',
    padding: vars.space.lg,
    borderBlockStart: `3px solid ${vars.color.text}`,
    // What leads nowhere needs no box: a ruled column.
    selectors: {
      '&:not([data-linked])': {
        paddingInline: 0,
        borderInline: 0,
        borderBlockEnd: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
    },
  },
]);

export const hue = styleVariants(vars.hue, ({ solid }) => ({
  selectors: { '&, &:has(a:hover)': { borderBlockStartColor: solid } },
}));

export const highlights = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const features = style(vars.type.small);

export const more = style({
  marginBlock: 'auto 0',
  marginInline: 0,
  paddingBlockStart: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: 600,
  ...vars.type.row,
});

export const link = style([cardLink, { color: vars.color.accentText }]);

export const arrow = style({
  display: 'inline-block',
  inlineSize: '0.8em',
  blockSize: '0.8em',
  marginInlineStart: '0.4em',
  rotate: '-90deg',
  strokeWidth: 3,
});
