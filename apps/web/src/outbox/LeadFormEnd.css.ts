import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridColumn: '1 / -1',
  justifyItems: 'start',
});

/** Without margin while it is empty. */
export const status = style({
  justifySelf: 'stretch',
  selectors: { '&:not([data-state="idle"])': { marginBlockStart: vars.space.lg } },
});

export const report = style({ margin: 0 });

export const lines = style({ margin: 0, paddingInlineStart: '1.2em' });

export const unsent = style({ justifySelf: 'stretch', minWidth: 0 });
