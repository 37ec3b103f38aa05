import { style } from '@vanilla-extract/css';
import { bodyText, display, ring, targetRow } from '../../private/rules.ts';
import { from, largeText } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { target } from '../../tokens/scale.ts';

export const root = style({
  backgroundColor: vars.color.surface,
  ...bodyText,
  // Its links lead nowhere on paper, where it would often stand alone on a last page.
  '@media': { print: { display: 'none' } },
});

const rope = `${vars.color.borderStrong} 0 1px, transparent 1px`;

export const ropes = style({
  blockSize: '0.8125rem',
  background: `linear-gradient(${rope}) 0 0 / 100% 0.375rem`,
  forcedColorAdjust: 'none',
});

export const tagline = style({
  margin: 0,
  paddingBlock: vars.space.xxxl,
  ...display('poster', 700),
  textWrap: 'balance',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.xl} ${vars.space.lg}`,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const column = style({
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
});

export const title = style({
  margin: 0,
  paddingBlockEnd: vars.space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.type.row.fontSize,
  fontWeight: 600,
  lineHeight: vars.type.row.lineHeight,
});

export const link = style({
  ...targetRow,
  gap: vars.space.xs,
  minInlineSize: target,
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
  lineHeight: vars.type.label.lineHeight,
  textDecoration: 'none',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.text, textDecoration: 'underline' },
    '&:focus-visible': ring('2px'),
  },
});

export const icon = style({ flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  marginBlockStart: vars.space.xxl,
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  ...vars.type.small,
});

export const copyright = style({ margin: 0 });

export const note = style({ flexBasis: '100%', maxInlineSize: vars.width.text, margin: 0 });
