import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { brackets } from '../../shared/brackets.ts';

export const popular = style({ '::before': { ...brackets, inset: '-3px' } });

/** Spans as many grid rows as a plan card. */
export const note = style({
  gridRow: 'span 5',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.border}`,
});

export const noteTitle = style(vars.type.card);

export const noteLink = style({
  ...vars.type.row,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontWeight: 600,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
});
