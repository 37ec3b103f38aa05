import { createVar, globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { bodyText, display, ring } from '../../private/rules.ts';
import { forcedColors, from } from '../../theme/media.ts';
import { scrollShade } from '../../theme/scroll-shade.ts';
import { vars } from '../../theme/vars.css.ts';

/** The colour that the text stands on. */
const ground = createVar();

export const root = style({
  vars: { [ground]: vars.color.surface },
  selectors: { '[data-tone="white"] &': { vars: { [ground]: vars.color.surfaceRaised } } },
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: vars.width.text,
  ...bodyText,
  ...vars.type.article,
  '@media': { print: { maxInlineSize: 'none', fontSize: '11pt', lineHeight: 1.5 } },
});

// What is inside a figure keeps its own styles.
const inside = (selectors: string, rule: GlobalStyleRule) =>
  globalStyle(
    selectors
      .split(', ')
      .map((selector) => `${root} ${selector.replace(/(::\w+)?$/, ':not(:where(figure *))$1')}`)
      .join(', '),
    rule,
  );

const marker = '0.5em';

// The lowest specificity, so that the spacing rules below only depend on their order.
globalStyle(`${root} :where(h1, h2, h3, h4, p, ul, ol, blockquote, pre, table, figure, hr)`, {
  margin: 0,
});

globalStyle(`${root} > * + *`, { marginBlockStart: '1.15em' });

inside('p, li', { textWrap: 'pretty' });

inside('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: 700,
  textWrap: 'balance',
  scrollMarginBlockStart: vars.space.xxxl,
  '@media': { print: { breakAfter: 'avoid' } },
});

inside('h1', vars.type.title);

inside('h2', vars.type.heading);

inside('h3', vars.type.subheading);

inside('h4', vars.type.row);

// A rule starts each part.
globalStyle(`${root} > * + :is(h1, h2)`, {
  marginBlockStart: vars.space.xxl,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
});

globalStyle(`${root} > * + :is(h3, h4)`, { marginBlockStart: vars.space.xl });

globalStyle(`${root} > :is(h1, h2, h3, h4) + *`, { marginBlockStart: vars.space.sm });

// The first paragraph is larger, as a lead.
globalStyle(`${root} > p:first-child:not([data-line])`, {
  ...vars.type.lead,
  '@media': { print: { fontSize: '12pt' } },
});

// A line that is all strong introduces what follows.
globalStyle(`${root} > p[data-line='strong']`, { marginBlockStart: vars.space.lg });

globalStyle(`${root} > p[data-line='strong'] + *`, { marginBlockStart: vars.space.xs });

inside('strong', { fontWeight: 700 });

// A line that is all in italics is a note.
globalStyle(`${root} > p[data-line='emphasis']`, {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  color: vars.color.textMuted,
});

inside('a', {
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
});

inside('a:hover', { textDecorationThickness: '2px' });

inside('a:active', { color: vars.color.text });

inside('a:focus-visible', {
  ...ring('3px'),
  borderRadius: vars.radius.sm,
});

inside('ul, ol', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: 0,
  listStyleType: '""',
});

inside('li', { position: 'relative', paddingInlineStart: vars.space.lg });

inside('li > ul, li > ol', { marginBlockStart: vars.space.xs });

inside('ul:not([data-checklist]) > li::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(${vars.type.article.lineHeight} * 0.5em - ${marker} / 2)`,
  inlineSize: marker,
  blockSize: marker,
  backgroundColor: vars.color.accent,
  '@media': {
    print: { border: '1px solid currentcolor' },
    [forcedColors]: { backgroundColor: 'CanvasText' },
  },
});

inside('ol > li', { paddingInlineStart: vars.space.xl });

// The browser's own counter, which `start` sets.
inside('ol > li::before', {
  content: 'counter(list-item)',
  position: 'absolute',
  insetInlineStart: 0,
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: vars.type.subheading.fontSize,
  lineHeight: `calc(${vars.type.article.lineHeight} * ${vars.type.article.fontSize})`,
});

inside('[data-checklist]', { gap: 0, borderBlockStart: `1px solid ${vars.color.border}` });

inside('[data-checklist] > li', {
  paddingInlineStart: 0,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  lineHeight: vars.type.body.lineHeight,
  '@media': { print: { breakInside: 'avoid', paddingBlock: '0.35em' } },
});

inside('[data-checklist] label', {
  display: 'grid',
  gridTemplateColumns: `${vars.space.lg} minmax(0, 1fr)`,
  columnGap: vars.space.sm,
  alignItems: 'start',
});

inside('[data-checklist] input', {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  inlineSize: vars.space.lg,
  blockSize: vars.space.lg,
  margin: 0,
  marginBlockStart: '0.1em',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceRaised,
  opacity: 1,
  '@media': { print: { borderColor: 'currentcolor' } },
});

inside('[data-checklist] input:checked', { borderColor: vars.color.text });

inside('[data-checklist] input:checked::before', {
  content: '""',
  inlineSize: '0.7rem',
  blockSize: '0.35rem',
  border: 'solid currentcolor',
  borderWidth: '0 0 3px 3px',
  color: vars.color.text,
  rotate: '-45deg',
  translate: '0 -2px',
});

inside('blockquote', {
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  ...display('subheading', 600),
});

inside('blockquote > p + p', { marginBlockStart: vars.space.xs });

inside('code', {
  paddingInline: '0.25em',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
  fontSize: '0.92em',
});

inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.borderStrong}` });

inside('img, svg, video', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });

// What can't wrap scrolls inside the text, and does not make the text wider.
inside('pre, table', {
  overflowX: 'auto',
  contain: 'inline-size',
  background: scrollShade(ground),
});

inside('table', {
  display: 'block',
  borderCollapse: 'collapse',
  ...vars.type.body,
  overflowWrap: 'break-word',
});

inside('th, td', {
  padding: `${vars.space.xs} ${vars.space.sm} ${vars.space.xs} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

inside('[data-align="center"]', { textAlign: 'center' });

inside('[data-align="right"]', { textAlign: 'end' });

inside('th', { borderBlockEndColor: vars.color.text, fontWeight: 600 });

// A blank is a line to write on, beside its label; the fields of an item share its width.
inside('[data-blank]', {
  display: 'inline-block',
  flex: '1 0 8rem',
  minInlineSize: '8rem',
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  // The underscores are for copying.
  fontSize: 0,
  '@media': { print: { borderColor: 'currentcolor' } },
});

inside('[data-blank="4"]', { flexBasis: '2.5rem', minInlineSize: '2.5rem' });

inside('[data-blank="8"]', { flexBasis: '4.5rem', minInlineSize: '4.5rem' });

inside('[data-field]', {
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'last baseline',
  columnGap: '0.4em',
  // With large text on a phone, the line is below its label.
  '@media': { 'screen and (max-width: 16em)': { flexWrap: 'wrap', rowGap: '0.8em' } },
});

inside('li:has(> [data-field]), label > :has(> [data-field])', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: vars.space.sm,
  breakInside: 'avoid',
});

inside('li:has(> [data-field]) > :is(ul, ol)', { inlineSize: '100%' });

inside('ul:not([data-checklist]):has(> li > [data-field]) > li', { paddingInlineStart: 0 });

inside('ul:not([data-checklist]):has(> li > [data-field]) > li::before', { display: 'none' });

const asWideAsText = { display: 'table', inlineSize: '100%' } as const;

// Cells to write in, with lines between the columns.
inside('table:has([data-blank])', {
  ...vars.type.small,
  '@media': { [from('tablet')]: asWideAsText, print: asWideAsText },
});

inside('table:has([data-blank]) :is(th, td)', {
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.color.borderStrong}`,
});

// The cells, without widths of their own, share the room by what they hold at least.
inside('td > [data-blank]', {
  display: 'block',
  blockSize: '1.5rem',
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  border: 0,
});

inside('p', { '@media': { print: { orphans: 3, widows: 3 } } });

// A link on paper can't be followed.
inside('a[href^="http"]::after, a[href^="/"]::after', {
  '@media': {
    print: { content: '" (" attr(href) ")"', fontSize: '0.85em', wordBreak: 'break-all' },
  },
});
