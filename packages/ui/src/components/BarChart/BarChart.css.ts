import { style } from '@vanilla-extract/css';
import { container } from '../../private/rules.ts';
import { fits, forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(container);

const share = 'calc(var(--share) * 100%)';

/** Rows where it is narrow, columns where it is wide. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto',
  rowGap: vars.space.xs,
  '@container': {
    [fits('row')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 9rem auto',
      gap: 0,
    },
  },
});

export const bar = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['4rem minmax(0, 1fr) auto', 'subgrid'],
  alignItems: 'center',
  gap: `0 ${vars.space.sm}`,
  '@container': {
    [fits('row')]: {
      gridColumn: 'auto',
      gridRow: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: ['auto 9rem auto', 'subgrid'],
      justifyItems: 'center',
      gap: 0,
    },
  },
});

export const name = style({
  '@container': { [fits('row')]: { gridRow: 3, paddingBlockStart: vars.space.xs } },
});

export const track = style({
  display: 'flex',
  blockSize: vars.space.sm,
  '@container': {
    [fits('row')]: {
      gridRow: 2,
      alignItems: 'flex-end',
      justifyContent: 'center',
      inlineSize: '100%',
      blockSize: '100%',
      borderBlockEnd: `2px solid ${vars.color.text}`,
    },
  },
});

export const fill = style({
  inlineSize: share,
  blockSize: '100%',
  minInlineSize: '2px',
  backgroundColor: vars.color.text,
  selectors: {
    '[data-highlighted] &': {
      backgroundColor: vars.color.accent,
      '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
    },
  },
  '@container': {
    [fits('row')]: { inlineSize: '60%', maxInlineSize: vars.space.xl, blockSize: share },
  },
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

export const value = style({
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.type.body.fontSize,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
  textAlign: 'end',
  '@container': { [fits('row')]: { gridRow: 1, paddingBlockEnd: vars.space.xxs } },
});
