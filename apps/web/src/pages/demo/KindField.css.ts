import { forcedColors, from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  fontSize: '0.9375rem',
  fontWeight: 600,
});

export const choices = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  alignItems: 'center',
  alignContent: 'start',
  padding: vars.space.md,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:has(:checked)': {
      borderColor: vars.color.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:checked': { borderColor: vars.color.text, backgroundColor: vars.color.accent },
    '&:checked::before': {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.onAccent,
    },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const label = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const text = style({ ...vars.type.small, gridColumn: 2, color: vars.color.textMuted });
