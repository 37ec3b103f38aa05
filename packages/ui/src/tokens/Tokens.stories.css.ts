import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

// Each reads the value it draws from `--token`, so that nothing here repeats the data.

export const page = style({
  paddingBlock: vars.space.xl,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});

export const token = style({ display: 'block', ...vars.type.small });

export const name = style({ fontWeight: 600 });

export const fact = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

const well = style({ boxSizing: 'border-box', border: `1px solid ${vars.color.border}` });

export const swatch = style([
  well,
  { display: 'block', blockSize: vars.space.xxxl, backgroundColor: 'var(--token)' },
]);

export const words = style([
  well,
  {
    display: 'block',
    padding: vars.space.sm,
    backgroundColor: 'var(--background)',
    color: 'var(--foreground)',
    ...vars.type.body,
  },
]);

export const edge = style([
  well,
  {
    display: 'block',
    blockSize: vars.space.xxl,
    border: '2px solid var(--foreground)',
    backgroundColor: 'var(--background)',
  },
]);

export const step = style({
  display: 'block',
  // Room for descenders, which tight lines leave none for.
  paddingBlock: '0.15em',
  fontFamily: 'var(--face)',
  fontSize: 'var(--size)',
  lineHeight: 'var(--line)',
  letterSpacing: 'var(--tracking)',
});

export const length = style({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: 'var(--token)',
  blockSize: vars.space.md,
  backgroundColor: vars.color.accent,
});

export const corner = style([
  well,
  {
    display: 'block',
    blockSize: vars.space.xxxl,
    borderColor: vars.color.borderStrong,
    borderRadius: 'var(--token)',
    backgroundColor: vars.color.surfaceRaised,
  },
]);
