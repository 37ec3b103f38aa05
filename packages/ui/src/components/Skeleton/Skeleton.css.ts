import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { ownWidth } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../../tokens/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = style({ ...ownWidth, display: 'grid', gap: vars.space.sm });

const piece = style({
  boxSizing: 'border-box',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.border,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
    [forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shapes = styleVariants({
  text: [
    piece,
    {
      blockSize: vars.space.md,
      selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
    },
  ],
  control: [piece, { blockSize: control }],
});
