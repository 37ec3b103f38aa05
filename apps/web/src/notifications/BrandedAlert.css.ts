import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { brackets } from '../shared/brackets.ts';

export const bracketed = style({ '::before': { ...brackets, inset: vars.space.xs } });
