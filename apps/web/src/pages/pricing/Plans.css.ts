import { from } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { brackets } from '../../shared/brackets.ts';

export const popular = style({ '::before': { ...brackets, inset: '-3px' } });

export const cards = style({});

// An odd last card fills its row: beside one card of three, or below two of two.
globalStyle(`${cards} > :last-child:nth-child(odd)`, {
  '@media': { [from('tablet')]: { gridColumnEnd: 'span 2' } },
});
