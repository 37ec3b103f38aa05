import { style } from '@vanilla-extract/css';
import { ring } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const items = style({ display: 'grid' });

export const radio = style({
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': ring('2px'),
    '&:checked': { borderColor: vars.color.text },
    '&:checked::before': {
      content: '""',
      boxSizing: 'border-box',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      border: `1px solid ${vars.color.text}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.accent,
    },
    '[aria-invalid="true"] &': { borderColor: vars.color.danger },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});
