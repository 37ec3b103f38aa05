import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../../tokens/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = style({ display: 'grid', gap: vars.space.sm });

export const piece = recipe({
  base: {
    display: 'block',
    boxSizing: 'border-box',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.border,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${breathe} 1.6s ease-in-out infinite`,
      },
      [forcedColors]: { border: '1px solid GrayText' },
    },
  },
  variants: {
    shape: {
      text: {
        blockSize: vars.space.md,
        selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
      },
      control: { blockSize: control },
    },
  },
}).classNames;
