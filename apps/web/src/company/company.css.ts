import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.lg,
  fontStyle: 'normal',
});

/** A link, or an address without one. */
export const contactLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
});

export const profiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.xl,
  padding: 0,
  listStyleType: '""',
});

export const picture = style({ inlineSize: '6rem', aspectRatio: '1', objectFit: 'cover' });

export const name = style({
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 600,
});
