import { style } from '@vanilla-extract/css';
import { vars } from '@cornerbell/ui/theme';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.lg,
});

export const badge = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  margin: 0,
});

export const tier = style({ fontWeight: 600, color: vars.color.text });
