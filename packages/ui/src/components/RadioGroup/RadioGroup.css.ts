import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const items = style({ display: 'grid' });

export const radio = style({
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
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-state="checked"]': { borderColor: vars.color.text },
    '[aria-invalid="true"] &': { borderColor: vars.color.danger },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

export const dot = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  border: `1px solid ${vars.color.text}`,
  boxSizing: 'border-box',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});
