import { vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { brackets } from '../shared/brackets.ts';
import { label, muted, title } from './parts.css.ts';
import { container, desk } from './widths.ts';

/** The frame on a page. */
export const frame = style({
  position: 'relative',
  border: `1px solid ${vars.color.border}`,
  selectors: { '&[data-brackets]::before': { ...brackets, inset: '-3px', zIndex: 2 } },
  // On a sheet it is small enough for one, and so wide that its parts are side by side.
  '@media': { print: { zoom: 0.75, breakInside: 'avoid' } },
});

/** The desk that a visitor uses: on a screen as high as its first view, whatever is opened. */
export const fixed = style({
  '@media': { screen: { '@container': { [desk]: { blockSize: '45rem' } } } },
});

export const bar = style({
  columnGap: vars.space.xs,
  '@container': { [desk]: { flexWrap: 'nowrap', minBlockSize: '3.5rem', paddingBlock: 0 } },
});

export const gym = style([
  title,
  { display: 'flex', alignItems: 'center', gap: vars.space.xs, fontSize: '1.375rem' },
]);

export const logo = style({ inlineSize: '1.375rem', blockSize: '1.375rem' });

/** The day, where it has room beside the gym's name. */
export const date = style([
  muted,
  {
    '@container': {
      [desk]: { paddingInlineStart: vars.space.lg },
      [`${container} (max-width: 20rem)`]: { display: 'none' },
    },
  },
]);

export const search = style({
  order: 1,
  flex: '1 0 100%',
  '@container': {
    [desk]: { order: 0, flex: '0 1 17rem', marginInlineStart: 'auto' },
  },
});

export const sample = style([
  label,
  {
    marginInlineStart: 'auto',
    padding: '2px 0.5rem',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    whiteSpace: 'nowrap',
    '@container': { [desk]: { marginInlineStart: 0 } },
  },
]);

export const main = style({ display: 'flex', flexDirection: 'column' });

export const viewName = style([
  title,
  {
    padding: `0.875rem ${vars.space.md} 0`,
    textTransform: 'uppercase',
    '@container': { [desk]: { display: 'none' } },
  },
]);

/** The choices above a view. */
export const choice = style({ paddingInline: vars.space.md });

export const foot = style([
  muted,
  { justifyContent: 'space-between', paddingBlock: vars.space.xxs },
]);

export const message = style({
  flex: '1 1 8rem',
  '::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    marginInlineEnd: vars.space.xs,
    backgroundColor: vars.color.accent,
  },
});
