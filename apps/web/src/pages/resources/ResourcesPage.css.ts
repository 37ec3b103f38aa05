import { from, noScripts, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../shared/plain-list.css.ts';

/** What needs a script. */
export const scripted = style({ '@media': { [noScripts]: { display: 'none' } } });

export const filters = style({
  display: 'grid',
  gap: vars.space.md,
  '@media': { [from('tablet')]: { gridTemplateColumns: '2fr 1fr' } },
});

export const listTitle = style({
  paddingBottom: vars.space.sm,
  borderBottom: `2px solid ${vars.color.text}`,
});

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  padding: `${vars.space.xxxl} ${vars.space.lg}`,
  border: `1px dashed ${vars.color.borderStrong}`,
  textAlign: 'center',
});

export const elsewhere = style({ display: 'grid', gap: vars.space.sm });

export const links = style([plainList, { display: 'grid', gap: vars.space.sm }]);

export const showMore = style([scripted, { alignSelf: 'center' }]);
