import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, fontSize: '0.9375rem', fontWeight: 600 });

export const hint = style({ ...vars.type.small, margin: 0, color: vars.color.textMuted });

export const zone = style({ color: vars.color.text, fontWeight: 600 });

export const windows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.25rem), 1fr))',
  gap: vars.space.md,
  marginBlockStart: vars.space.md,
});
