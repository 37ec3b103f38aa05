import { from, noScripts, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';

export { arrow, link, list } from '../../sections/index-list.css.ts';

export const title = style({ marginBlockEnd: vars.space.sm });

/** Hidden without JavaScript, which it needs, and in print. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.lg,
  maxWidth: '52rem',
  '@media': { [noScripts]: { display: 'none' }, print: { display: 'none' } },
});

export const print = style({ justifySelf: 'start' });

export const step = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      columnGap: vars.space.xl,
    },
    // The line below the messages is that of the step.
    screen: { selectors: { '&:has(details)': { paddingBlockEnd: 0 } } },
    print: {
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      paddingBlock: vars.space.sm,
      breakInside: 'avoid',
    },
  },
});

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  '@media': { [from('tablet')]: { display: 'block' }, print: { display: 'block' } },
});

export const date = style({
  ...vars.type.heading,
  display: 'block',
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 700,
  '@media': { print: { fontSize: '15pt', color: vars.color.text } },
});

export const who = style({ ...vars.type.small, color: vars.color.textMuted });

export const messages = style({
  marginBlockEnd: '-1px',
  '@media': { print: { display: 'none' } },
});

export const messageText = style({ whiteSpace: 'pre-line' });
