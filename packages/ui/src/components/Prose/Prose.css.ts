import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { bodyText, display, ring } from '../../private/rules.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
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
inside('pre, table', { overflowX: 'auto', contain: 'inline-size' });

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

// A blank to fill in: underscores on the screen, on paper a rule; the blanks of a line share its width.
inside('li:has(> [data-blank]), li > label > :has(> [data-blank])', {
  '@media': {
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '0.4em',
      minBlockSize: '8.5mm',
    },
  },
});

inside('li > label > :has(> [data-blank])', { '@media': { print: { minBlockSize: 'auto' } } });

inside('[data-blank]', {
  '@media': {
    print: {
      display: 'inline-block',
      flex: '4 1 34mm',
      minInlineSize: '9mm',
      borderBlockEnd: '0.5pt solid currentcolor',
      fontSize: 0,
    },
  },
});

inside('[data-blank="4"]', { '@media': { print: { flex: '1 1 9mm' } } });

inside('[data-blank="8"]', { '@media': { print: { flex: '2 1 17mm' } } });

globalStyle(`${root} ul:not([data-checklist]) > li:has(> [data-blank])::before`, {
  '@media': { print: { display: 'none' } },
});

inside('li:has(> [data-blank])', {
  '@media': { print: { breakInside: 'avoid', paddingInlineStart: 0 } },
});

inside('p', { '@media': { print: { orphans: 3, widows: 3 } } });

// A link on paper can't be followed.
inside('a[href^="http"]::after, a[href^="/"]::after', {
  '@media': {
    print: { content: '" (" attr(href) ")"', fontSize: '0.85em', wordBreak: 'break-all' },
  },
});
