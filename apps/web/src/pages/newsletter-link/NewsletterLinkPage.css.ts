import { noScripts, vars } from '@cornerbell/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const wait = keyframes({ '0%, 100%': { visibility: 'hidden' } });

export const form = style({
  display: 'grid',
  gap: vars.space.md,
  justifyItems: 'start',
  maxWidth: '32rem',
  // Once it is done, the form is hidden.
  selectors: { '&:has(~ [id$="-done"]:target)': { display: 'none' } },
});

export const code = style({ inlineSize: '100%' });

/** Shown without JavaScript, or if the script that fills it in is late. */
export const lateCode = style([
  code,
  { animation: `${wait} 3s`, '@media': { [noScripts]: { animation: 'none' } } },
]);
