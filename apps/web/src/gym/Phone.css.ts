import { vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { title } from './parts.css.ts';

/** The outline of a phone. */
export const frame = style({
  inlineSize: '100%',
  maxInlineSize: '21.5rem',
  marginInline: 'auto',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: '2rem',
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: vars.space.xxs,
  overflow: 'clip',
  '@media': { print: { breakInside: 'avoid' } },
});

/** The phone that a visitor uses: its view scrolls inside. */
export const fixed = style({ blockSize: '45rem' });

export const bar = style({ paddingInline: '1.25rem', justifyContent: 'space-between' });

export const status = style({
  display: 'flex',
  flex: '1 0 100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'normal',
  fontFamily: vars.font.display,
  fontWeight: 600,
});

export const signal = style({
  inlineSize: '2.125rem',
  blockSize: '0.75rem',
  fill: 'none',
  stroke: 'currentcolor',
});

export const owner = style([title, { fontSize: '1.625rem' }]);

export const main = style({
  padding: `0 1.25rem ${vars.space.md}`,
  overflow: 'hidden auto',
});

/** Three numbers, each with a word as long as "Demonstrated". */
globalStyle(`${main} > dl`, { marginBlockStart: '0.875rem' });
globalStyle(`${main} > dl > div`, { paddingInline: '0.375rem' });
