import { describe, expect, it } from 'vitest';
import { readStyleSheet, withoutFonts } from './read-style-sheet.ts';
import { openStyleSheet } from './style-sheet.ts';

const stylesOf = (css: string, markup: string) => {
  const sheet = openStyleSheet(readStyleSheet(css));
  return sheet.stylesFor(sheet.wordsOf(markup).flatMap(sheet.namesOf));
};

describe('stylesFor', () => {
  it.each([
    ['a class', '.a{color:red}', true],
    ['a class that is missing', '.z{color:red}', false],
    ['a class whose name begins alike', '.ab{color:red}', false],
    ['a tag', 'p{color:red}', true],
    ['a tag that is missing', 'h1{color:red}', false],
    ['the element that the page is in', '#root>*{color:red}', true],
    ['the document', 'html:focus-within,:root{color:red}', true],
    ['what is hovered', '.a:hover::before{color:red}', true],
    ['an attribute with its value', '.a[data-size=small]{color:red}', true],
    ['an attribute with another value', '.a[data-size=large]{color:red}', false],
    ['an attribute that is missing', '[data-tone]{color:red}', false],
    ['an attribute with a beginning', '[data-size^=sm]{color:red}', true],
    ['an attribute whatever its value', '[data-size]{color:red}', true],
    ['an element by its id', '#c:target{color:red}', true],
    ['an element by an id that is missing', '#d{color:red}', false],
    ['what the browser opens', '.a[open]{color:red}', true],
    ['the announcement, dismissed', '[data-announcement=dismissed] .a{color:red}', true],
    ['what something is not', '.a:not(.z){color:red}', true],
    ['one of several', ':is(.z,.a):hover{color:red}', true],
    ['none of several', ':where(.y,.z){color:red}', false],
    ['what something has', 'p:has(.a){color:red}', true],
    ['what nothing has', 'p:has(.z){color:red}', false],
    ['where something stands', '.a:nth-child(odd):last-child{color:red}', true],
    ['a descendant of what is missing', '.z .a{color:red}', false],
  ])('knows %s', (_, css, kept) => {
    const markup = '<p class="a b" data-size="small" id="c">z</p>';
    expect(stylesOf(css, markup)).toBe(kept ? css : '');
  });

  it('keeps of a list what can match', () => {
    expect(stylesOf('.z,.a{color:red}', '<p class="a">')).toBe('.a{color:red}');
  });

  it('knows an attribute by its name where another of its values is named', () => {
    const css = '[data-size]{color:red}[data-size=large]{color:blue}#d{color:red}';
    expect(stylesOf(css, '<p data-size="small" id="c">')).toBe('[data-size]{color:red}');
  });

  it('keeps conditions and layers, and drops them where they are empty', () => {
    const css =
      '@layer x,y;@layer x{@media (width>=1px){.a{color:red}}@media print{.z{color:red}}}';
    expect(stylesOf(css, '<p class="a">')).toBe(
      '@layer x,y;@layer x{@media (width>=1px){.a{color:red}}}',
    );
  });

  it('keeps the variables that are read, also by each other, and no others', () => {
    expect(
      stylesOf(':root{--a:var(--b);--b:1px;--c:2px}.a{margin:var(--a)}', '<p class="a">'),
    ).toBe(':root{--a:var(--b);--b:1px}.a{margin:var(--a)}');
  });

  it('keeps the variables that an animation reads', () => {
    const css = ':root{--a:1;--b:2}@keyframes in{0%{opacity:var(--a)}}.a{animation:.2s in}';
    expect(stylesOf(css, '<p class="a">')).toBe(css.replace(';--b:2', ''));
  });

  it('keeps the fonts, and the animations that are run', () => {
    const font = '@font-face{font-family:F;src:url(/f.woff2)}';
    const css = `${font}@keyframes in{0%{opacity:0}}@keyframes out{to{opacity:0}}.a{animation:.2s in}`;
    expect(stylesOf(css, '<p class="a">')).toBe(
      `${font}@keyframes in{0%{opacity:0}}.a{animation:.2s in}`,
    );
  });
});

it('leaves the fonts out of the whole sheet', () => {
  expect(withoutFonts('@font-face{font-family:F}.a{color:red}')).toBe('.a{color:red}');
});
