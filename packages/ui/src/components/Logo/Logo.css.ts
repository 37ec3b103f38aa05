import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ flex: 'none', inlineSize: '1.75rem', blockSize: '1.75rem' });

export const bell = style({ fill: vars.color.accent });
