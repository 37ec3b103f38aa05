import { forcedColors, from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${root} > p, ${root} > fieldset, ${root} > :has(textarea)`, { gridColumn: '1 / -1' });

export const times = style({ paddingInlineStart: '1.2em' });

export const fieldset = style({ minWidth: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, fontSize: '0.9375rem', fontWeight: 600 });

export const hint = style({ ...vars.type.small, color: vars.color.textMuted });

export const zone = style({ color: vars.color.text, fontWeight: 600 });

export const windows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.25rem), 1fr))',
  gap: vars.space.md,
  marginBlockStart: vars.space.md,
});

export const choices = style({
  display: 'grid',
  marginBlockStart: vars.space.xs,
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

export const choiceLabel = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 700,
});

export const choiceText = style({ ...vars.type.small, gridColumn: 2, color: vars.color.textMuted });
