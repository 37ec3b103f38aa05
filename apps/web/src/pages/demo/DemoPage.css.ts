import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

const edge = '4px';

export const columns = style({
  display: 'grid',
  gap: vars.space.xxxl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
      columnGap: vars.space.xxxl,
      alignItems: 'start',
    },
  },
});

/** First in the document, and on the right on desktop. */
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.lg,
  padding: vars.space.md,
  borderBlockStart: `${edge} solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceRaised,
  '@media': {
    [from('tablet')]: { padding: vars.space.xl },
    [from('desktop')]: { gridColumn: 2, gridRow: 1 },
  },
});

/** Its title is aligned with that of the form. */
export const points = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('desktop')]: { paddingBlockStart: `calc(${vars.space.xl} + ${edge})` },
  },
});

/** As high as the form, so that nothing below moves when it is loaded. */
export const loading = style({
  minHeight: '84rem',
  '@media': {
    [from('tablet')]: { minHeight: '59.5rem' },
    [from('desktop')]: { minHeight: '52.5rem' },
  },
});

export const loadingText = style({
  marginBlock: `0 ${vars.space.lg}`,
  color: vars.color.textMuted,
});

export const fields = style({ gap: vars.space.xl });
