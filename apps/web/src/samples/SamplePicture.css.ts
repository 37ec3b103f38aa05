import { vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { brackets } from '../shared/brackets.ts';

/** The container queries of pictures: from which widths their parts sit side by side. */
export const fits = { row: '(min-width: 26rem)', board: '(min-width: 44rem)' } as const;

export const root = style({
  ...vars.type.small,
  position: 'relative',
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
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
  ...vars.type.subheading,
  fontFamily: vars.font.display,
  fontWeight: 700,
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

export const aside = style({ ...vars.type.label, color: vars.color.textMuted, letterSpacing: 0 });

export const tag = style({
  ...vars.type.micro,
  marginInlineStart: 'auto',
  '@container': { [fits.row]: { marginInlineStart: 0 } },
  padding: `2px ${vars.space.xs}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontWeight: 500,
});

/** Panels with hairlines between them and none at the outer edge. */
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  overflow: 'clip',
  '@container': { [fits.board]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${panels} > *`, { outline: `1px solid ${vars.color.border}` });

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

export const panelTitle = style([aside, { fontWeight: 600 }]);
