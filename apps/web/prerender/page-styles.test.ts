import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';
import { readStyleSheet } from './style-sheet.ts';

const styles = () => {
  const made = createPageStyles(
    readStyleSheet('.a{color:red}.b{color:blue}.c{color:green}.d{color:gray}'),
  );
  made.sample('post', '<p class="a"></p>');
  made.sample('post', '<p class="b"></p>');
  made.sample('legal', '<p class="d"></p>');
  return made;
};

describe('createPageStyles', () => {
  it('gives all pages of a kind the same styles', () => {
    expect(styles().stylesFor('post', '<p class="a"></p>')).toBe('.a{color:red}.b{color:blue}');
    expect(styles().stylesFor('post', '<p class="b a"></p>')).toBe('.a{color:red}.b{color:blue}');
  });

  it('gives a page more where it shows what no sample has shown', () => {
    const made = styles();
    const more = '.a{color:red}.b{color:blue}.c{color:green}';
    expect(made.stylesFor('post', '<p class="c"></p>')).toBe(more);
    expect(made.stylesFor('post', '<p class="a"></p>')).toBe('.a{color:red}.b{color:blue}');
  });

  it('gives neighbours the same styles, so that the policy has one hash for them', () => {
    const made = styles();
    made.sample('src/pages/faq/FaqPage.tsx', '<p class="a"></p>');
    made.sample('src/pages/resources/ResourcesPage.tsx', '<p class="d"></p>');
    const both = '.a{color:red}.d{color:gray}';
    expect(made.stylesFor('src/pages/faq/FaqPage.tsx', '<p class="a"></p>')).toBe(both);
    expect(made.stylesFor('src/pages/resources/ResourcesPage.tsx', '')).toBe(both);
  });

  it('gives a page of a kind without samples its own', () => {
    expect(styles().stylesFor('home', '<p class="d"></p>')).toBe('.d{color:gray}');
  });
});
