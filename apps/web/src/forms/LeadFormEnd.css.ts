import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style({ justifySelf: 'start' });

/** Takes no room in the form's grid while it is empty. */
export const end = style({
  display: 'grid',
  gap: vars.space.sm,
  gridColumn: '1 / -1',
  justifyItems: 'start',
  minWidth: 0,
  selectors: { '&[data-state="idle"]': { position: 'absolute' } },
});

export const status = style({ justifySelf: 'stretch' });

export const text = style({ margin: 0 });
