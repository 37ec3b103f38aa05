import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../sections/type.ts';

export const root = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  borderBlockStart: `2px solid ${vars.color.text}`,
  listStyleType: '""',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 4fr) 8rem minmax(0, 6fr)' },
  },
});

export const what = style(headline('subheading'));

export const status = style({ ...vars.type.small, margin: 0 });

export const note = style({
  gridColumn: '1 / -1',
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': { [from('tablet')]: { gridColumn: 'auto' } },
});
