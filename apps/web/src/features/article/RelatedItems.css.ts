import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

export const root = style({ '@media': { print: { display: 'none' } } });

export const title = style({
  ...headline('title'),
});
