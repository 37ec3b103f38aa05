import { from, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const end = style({ display: 'grid', justifyItems: 'start' });

/** Takes no room until it has something to say. */
export const status = style({
  justifySelf: 'stretch',
  selectors: { '&:not([data-state="idle"])': { marginBlockStart: vars.space.lg } },
});

globalStyle(`${root} > :is(p, fieldset, ${end}, :has(textarea))`, { gridColumn: '1 / -1' });

export const report = style({ margin: 0 });

export const times = style({ margin: 0, paddingInlineStart: '1.2em' });
