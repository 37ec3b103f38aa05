import { style } from '@vanilla-extract/css';
import { ring } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const track = style({
  appearance: 'none',
  display: 'flex',
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
    '&:focus-visible': ring('2px'),
    '&::before': {
      content: '""',
      inlineSize: '1.125rem',
      blockSize: '100%',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.text,
      transition: `margin-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked': { borderColor: vars.color.text, backgroundColor: vars.color.accent },
    '&:checked::before': { marginInlineStart: '1.25rem', backgroundColor: vars.color.onAccent },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        '&:checked': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    },
  },
});
