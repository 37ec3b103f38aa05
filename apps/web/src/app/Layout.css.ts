import { style } from '@vanilla-extract/css';

/** A button that the menu of phones has, and the bar has no room for. */
export const menuAction = style({
  display: 'none',
  selectors: { 'dialog &': { display: 'inline-flex' } },
});
