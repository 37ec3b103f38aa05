import { style } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const track = style({
  boxSizing: 'border-box',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: '2px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-state="checked"]': { borderColor: vars.color.text, backgroundColor: vars.color.accent },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: {
      selectors: { '&[data-state="checked"]': { backgroundColor: 'Highlight' } },
    },
  },
});

export const thumb = style({
  display: 'block',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text,
  forcedColorAdjust: 'none',
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="checked"]': { translate: '1.25rem 0', backgroundColor: vars.color.onAccent },
    '[dir="rtl"] &[data-state="checked"]': { translate: '-1.25rem 0' },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: { backgroundColor: 'ButtonText' },
  },
});
