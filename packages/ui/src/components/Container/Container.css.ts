import { style } from '@vanilla-extract/css';
import { pageWidth } from '../../private/rules.ts';

export const root = style(pageWidth);
