import { style } from '@vanilla-extract/css';
import { vars } from '@cornerbell/ui/theme';

/** The metals of the tiers, the same on every surface; never for text. */
const metals = { gold: '#C99A2E', silver: '#9AA0A8', bronze: '#B0703F' };

export const medal = style({
  flex: 'none',
  display: 'block',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  fill: 'none',
  strokeWidth: 2,
  selectors: {
    '&[data-tier="Gold"]': { color: metals.gold },
    '&[data-tier="Silver"]': { color: metals.silver },
    '&[data-tier="Bronze"]': { color: metals.bronze },
  },
});

export const small = style({ inlineSize: vars.space.md, blockSize: vars.space.md });

export const metal = style({ fill: 'currentcolor' });

export const ropes = style({ stroke: vars.color.borderStrong, strokeWidth: 1.5 });

export const engraving = style({ stroke: vars.color.onAccent });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontWeight: 600,
  ...vars.type.micro,
});
