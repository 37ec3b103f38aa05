import { style } from '@vanilla-extract/css';
import { brackets } from './brackets.ts';
import { fits } from './widths.ts';
import { vars } from '@cornerbell/ui/theme';

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-highlighted]::before': { ...brackets, inset: '-3px' },
    '&[data-device="phone"]': {
      inlineSize: '100%',
      maxInlineSize: '22rem',
      border: `2px solid ${vars.color.borderStrong}`,
      borderRadius: '2rem',
      outline: `1px solid ${vars.color.border}`,
      outlineOffset: vars.space.xxs,
    },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@container': { [fits.board]: { paddingInline: vars.space.lg } },
});

export const title = style({
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: 700,
  ...vars.type.subheading,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 auto',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  maxInlineSize: '100%',
});

export const aside = style({ color: vars.color.textMuted, ...vars.type.label, letterSpacing: 0 });

export const tag = style({
  marginInlineStart: 'auto',
  '@container': { [fits.row]: { marginInlineStart: 0 } },
  padding: `2px ${vars.space.xs}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontWeight: 500,
  ...vars.type.micro,
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const columns = style({
  '@container': { [fits.board]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const padded = style({
  padding: vars.space.md,
  '@container': { [fits.board]: { padding: vars.space.lg } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-span="wide"]': { gridColumn: '1 / -1' } },
  '@container': {
    [fits.board]: { selectors: { '&[data-span="tall"]': { gridRow: 'span 2' } } },
  },
});

export const titled = style({ gridTemplateRows: 'auto 1fr' });

export const panelHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  marginBlockEnd: vars.space.md,
});

export const panelTitle = style({
  margin: 0,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontWeight: 600,
  ...vars.type.label,
  letterSpacing: 0,
});
