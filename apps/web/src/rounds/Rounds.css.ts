import { from, largeText, textStyles, vars } from '@cornerbell/ui/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';

/** The width of a clock, which the lines between clocks need too. */
const size = createVar();

export const clock = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  inlineSize: size,
  blockSize: size,
});

export const face = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
});

export const track = style({ stroke: vars.color.border, strokeWidth: 2 });

export const run = style({
  stroke: vars.color.accent,
  strokeWidth: 6,
  // A finished round is less prominent than the current one.
  selectors: { '[data-state="done"] &': { stroke: vars.color.text, strokeWidth: 2 } },
});

export const label = style({ ...textStyles.label, lineHeight: 1 });

export const number = style({
  ...vars.type.number,
  fontFamily: vars.font.display,
  fontSize: `calc(${size} * 0.46)`,
  fontWeight: 700,
});

const list = style([
  plainList,
  {
    display: 'grid',
    vars: { [size]: '4.5rem' },
    '@media': { [from('tablet')]: { vars: { [size]: '6rem' } } },
  },
]);

export const root = styleVariants({
  across: [
    list,
    {
      '@media': {
        [from('desktop')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
  down: [list, { '@media': { [from('desktop')]: { vars: { [size]: '7.5rem' } } } }],
});

const rope = { content: '""', position: 'absolute', backgroundColor: vars.color.border } as const;

/** The vertical line from one clock to the next. */
const below = {
  ...rope,
  insetBlock: `calc(${size} + ${vars.space.sm}) ${vars.space.sm}`,
  insetInlineStart: `calc(${size} / 2 - 1px)`,
  inlineSize: '2px',
} as const;

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size} minmax(0, 1fr)`,
  gap: vars.space.md,
  '@media': {
    [from('tablet')]: { columnGap: vars.space.lg },
    [largeText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&:not(:last-child)::after': { display: 'none' } },
    },
  },
  paddingBlockEnd: vars.space.xl,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::after': below,
  },
});

export const round = styleVariants({
  across: [
    base,
    {
      '@media': {
        [from('desktop')]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          rowGap: vars.space.lg,
          paddingBlockEnd: 0,
          paddingInlineEnd: vars.space.lg,
          selectors: {
            '&:last-child': { paddingInlineEnd: 0 },
            '&:not(:last-child)::after': {
              insetBlock: `calc(${size} / 2 - 1px) auto`,
              insetInline: `calc(${size} + ${vars.space.sm}) ${vars.space.sm}`,
              inlineSize: 'auto',
              blockSize: '2px',
            },
          },
        },
      },
    },
  ],
  down: [base],
});
