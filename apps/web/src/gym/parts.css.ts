import { textStyles, vars } from '@cornerbell/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '../shared/plain-list.css.ts';
import { container, desk, narrow, row } from './widths.ts';

/** Something with its number or its button at the end of the line, or below it. */
const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.sm}`,
} as const;

/** The shell of a frame. */
export const shell = style({ containerName: container, blockSize: '100%' });

/** Tabs at the end of the frame, not in sight. */
export const staticTabs = style({ position: 'static' });

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.125em',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.25,
});

/** A first line. */
export const name = style({ ...textStyles.primary, display: 'block' });

/** A second line. */
export const muted = style(textStyles.secondary);

/** The label of a number or a group. */
export const label = style(textStyles.label);

export const part = style({
  paddingBlockStart: vars.space.sm,
  selectors: { '* + &': { paddingBlockStart: vars.space.lg } },
});

/** The numbers at the top of a view. */
export const facts = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const head = style([muted, { ...ends, paddingBlockEnd: vars.space.xs }]);

export const trio = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  border: `1px solid ${vars.color.border}`,
  overflow: 'clip',
  // A label that is too long for its column makes the column wider.
  overflowWrap: 'normal',
});

globalStyle(`${trio} > div`, {
  flex: '1 1 4rem',
  display: 'grid',
  alignContent: 'space-between',
  padding: vars.space.xs,
  outline: `1px solid ${vars.color.border}`,
});
globalStyle(`${trio} dt`, textStyles.label);
globalStyle(`${trio} dd`, textStyles.number);

/** What a coach or a member has written. */
export const words = style([name, { maxInlineSize: vars.width.text, textWrap: 'pretty' }]);

export const largeWords = style({ fontSize: '1.5rem', lineHeight: 1.1 });

export const split = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@container': {
    [desk]: {
      selectors: {
        '&[data-columns="halves"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-columns="regular"]': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
        '&[data-columns="wideSide"]': { gridTemplateColumns: 'minmax(0, 1fr) 23rem' },
        '&[data-columns="narrowList"]': { gridTemplateColumns: '20rem minmax(0, 1fr)' },
      },
    },
  },
});

export const pane = style({
  padding: `0 ${vars.space.md} ${vars.space.md}`,
  selectors: {
    // One column: a detail takes the place of its list.
    '[data-part="list"] > & + &, [data-part="detail"] > &:first-child': { display: 'none' },
  },
  '@container': {
    [narrow]: {
      selectors: {
        ':not([data-part]) > & + &': { borderBlockStart: `1px solid ${vars.color.border}` },
        // A still shows what is open, where no numbers above lead to the list.
        [`figure :not(${facts}) + [data-part="list"] > &:first-child`]: { display: 'none' },
        [`figure :not(${facts}) + [data-part="list"] > & + &`]: { display: 'block' },
      },
    },
    [desk]: {
      paddingInline: '1.25rem',
      overflow: 'hidden auto',
      selectors: {
        // Without the focus, nobody scrolls it.
        'figure &': { overflow: 'hidden' },
        '[data-part] > &&': { display: 'block' },
        '* > & + &': { borderInlineStart: `1px solid ${vars.color.border}` },
      },
    },
  },
});

export const back = style({
  paddingBlockStart: vars.space.xs,
  '@container': { [desk]: { display: 'none' } },
});

export const titled = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: `0.875rem ${vars.space.sm}`,
});

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: '1.75rem',
  lineHeight: 1,
});

/** Two people side by side where there is room. */
export const roster = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    columnGap: vars.space.sm,
    marginBlockStart: vars.space.xs,
  },
]);

export const person = style({
  ...ends,
  alignItems: 'center',
  gap: 0,
  minBlockSize: '2.75rem',
  paddingBlock: '0.125rem',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const doing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@container': { [`${container} (min-width: 19rem)`]: { whiteSpace: 'nowrap' } },
});

globalStyle(`${person} > :first-child`, { display: 'grid', justifyItems: 'start' });

/** The roster of a class below it. */
export const opened = style({
  // Above the button that covers the head of the class.
  position: 'relative',
  zIndex: 1,
  // The still of a narrow frame shows all classes closed, as the live gym does at first.
  selectors: { '[data-preview] &': { display: 'none' } },
  '@media': {
    screen: {
      '@container': { [desk]: { selectors: { '[data-preview] &': { display: 'block' } } } },
    },
    // The whole desk fits beside a text.
    print: { selectors: { '[data-brackets] &': { display: 'none' } } },
  },
});

/** What a narrow frame hides while a detail is open. */
export const deskOnly = style({ '@container': { [narrow]: { display: 'none' } } });

export const waiting = style([
  name,
  {
    ...ends,
    alignItems: 'baseline',
    justifyContent: 'normal',
    paddingBlockStart: vars.space.xs,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
]);

export const log = style([
  plainList,
  { ...textStyles.secondary, paddingBlockStart: vars.space.xs },
]);

globalStyle(`${log} > li`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: '0.125rem',
});
globalStyle(`${log} > :not([data-kind="canceled"]) svg`, { color: vars.color.success });
globalStyle(`${log} b`, { color: vars.color.text, whiteSpace: 'nowrap' });

/** Rows of a label and its text. */
export const rows = style({});

globalStyle(`${rows} > div`, {
  ...ends,
  alignItems: 'baseline',
  paddingBlock: '0.4375rem',
  borderBlockStart: `1px solid ${vars.color.border}`,
});
globalStyle(`${rows} dt`, textStyles.secondary);
globalStyle(`${rows} dd`, { fontWeight: 500 });

/** A line that offers what is most wanted, such as the check-in of the class tonight. */
export const offer = style({
  ...ends,
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
});

/** Cards of a few lines side by side, such as those of a day. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.md} ${vars.space.sm}`,
  paddingBlockStart: vars.space.sm,
  '@container': { [desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const day = style([
  name,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    paddingBlockEnd: vars.space.xxs,
    borderBlockEnd: `2px solid ${vars.color.text}`,
  },
]);

export const today = style([label, { color: vars.color.accentText }]);

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': { [row]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${halves} > ${part}`, {
  '@container': { [row]: { paddingBlockStart: vars.space.lg } },
});

/** A line with something at its end. */
export const line = style({ ...ends, paddingBlockEnd: vars.space.xs });

globalStyle(`${line} > :first-child`, { flex: '1 1 8rem' });

export const gauge = style([muted, { paddingBlockEnd: vars.space.xs }]);

globalStyle(`${gauge} b`, {
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.type.subheading.fontSize,
  fontWeight: 600,
});

export const amount = style({ minInlineSize: '3rem' });

export const after = style({ marginBlockStart: vars.space.md });

export const classes = style({ paddingBlockStart: vars.space.xs });

/** A list whose rows open something, with room for the mark of the one that is open. */
export const choices = style({});

globalStyle(`${choices} > li`, { paddingBlock: vars.space.sm });

/** What a coach should see in a list. */
export const alert = style({ color: vars.color.danger });
