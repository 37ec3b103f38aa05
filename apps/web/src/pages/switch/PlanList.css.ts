import { from, vars } from '@cornerbell/ui/theme';
import { style } from '@vanilla-extract/css';
import { headline } from '../../sections/type.ts';

const plainList = { margin: 0, padding: 0, listStyleType: '""' } as const;

export const root = style({ ...plainList, borderBlockStart: `2px solid ${vars.color.text}` });

export const day = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      columnGap: vars.space.xl,
    },
    print: {
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      columnGap: vars.space.md,
      paddingBlock: vars.space.xxs,
      breakInside: 'avoid',
    },
  },
});

export const date = style({ margin: 0 });

export const dateTitle = style({
  ...vars.type.heading,
  display: 'block',
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 700,
  '@media': { print: { fontSize: '11pt', color: vars.color.text } },
});

export const weekday = style({
  ...vars.type.small,
  color: vars.color.textMuted,
  '@media': { print: { fontSize: '8.5pt' } },
});

export const steps = style({
  ...plainList,
  display: 'grid',
  gap: vars.space.lg,
  '@media': { print: { gap: vars.space.xxs } },
});

export const step = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'baseline',
      columnGap: vars.space.xl,
    },
    print: {
      position: 'relative',
      gridTemplateColumns: '9.5rem minmax(0, 1fr)',
      columnGap: vars.space.md,
      paddingInlineStart: vars.space.lg,
      // A check box.
      '::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: '0.2em',
        inlineSize: '0.8em',
        blockSize: '0.8em',
        border: '1px solid currentcolor',
      },
    },
  },
});

export const title = style({
  ...headline('card'),
  '@media': { print: { fontSize: '11pt' } },
});

export const text = style({
  margin: 0,
  maxWidth: vars.width.text,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': { print: { maxWidth: 'none', fontSize: '8.5pt', lineHeight: 1.35 } },
});
