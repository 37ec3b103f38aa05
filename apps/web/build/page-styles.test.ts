import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';
import { readStyleSheet } from './read-style-sheet.ts';
import { openStyleSheet } from './style-sheet.ts';

const sheet = openStyleSheet(
  readStyleSheet('.a{color:red}.b{color:blue}.c{color:green}.d{color:gray}'),
);
const shown = { post: ['.a', '.b'], legal: ['.d'] };

describe('createPageStyles', () => {
  it('gives all pages of a kind the same styles', () => {
    const stylesFor = createPageStyles(sheet, shown);
    expect(stylesFor('post', '<p class="a"></p>')).toBe('.a{color:red}.b{color:blue}');
    expect(stylesFor('post', '<p class="b a"></p>')).toBe('.a{color:red}.b{color:blue}');
  });

  it('gives a page more where it shows what no sample has shown', () => {
    const stylesFor = createPageStyles(sheet, shown);
    const more = '.a{color:red}.b{color:blue}.c{color:green}';
    expect(stylesFor('post', '<p class="c"></p>')).toBe(more);
    expect(stylesFor('post', '<p class="a"></p>')).toBe('.a{color:red}.b{color:blue}');
  });

  it('gives neighbours the same styles, so that the policy has one hash for them', () => {
    const [faq, resources] = ['src/pages/faq/FaqPage.tsx', 'src/pages/resources/ResourcesPage.tsx'];
    const stylesFor = createPageStyles(sheet, { [faq]: ['.a'], [resources]: ['.d'] });
    const both = '.a{color:red}.d{color:gray}';
    expect(stylesFor(faq, '<p class="a"></p>')).toBe(both);
    expect(stylesFor(resources, '')).toBe(both);
  });

  it('gives a page of a kind without samples its own', () => {
    const stylesFor = createPageStyles(sheet, shown);
    expect(stylesFor('home', '<p class="d"></p>')).toBe('.d{color:gray}');
  });
});
