import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

export const title = style(headline('title'));
