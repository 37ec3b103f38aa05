import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.md,
  // As wide as the text above it, which has a larger font size.
  ...vars.type.article,
  maxWidth: vars.width.text,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const copy = style({ display: 'grid', gap: vars.space.xs });

export const label = style({ ...vars.type.small, margin: 0, color: vars.color.textMuted });

export const name = style(headline('subheading'));

export const bio = style({ ...vars.type.body, margin: 0, textWrap: 'pretty' });
