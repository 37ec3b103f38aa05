import { join } from 'node:path';
import {
  categoryLabel,
  filterResources,
  guideTypeLabel,
  indexResources,
  newestFirst,
  relatedGuidesIn,
  relatedPostsIn,
  toGuideCard,
  toPostCard,
} from '@cornerbell/content';
import {
  checkFolder,
  checkSource,
  compileLibrary,
  formatFinding,
  loadLibrary,
  postFrontMatter,
} from '@cornerbell/content/loader';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { folders, options } from './folders.ts';

function loadRecipes() {
  const result = loadLibrary(join(folders, 'recipes'), options);
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  return result.library;
}

describe('a folder of recipes, with categories and guide types of its own', () => {
  it('is loaded, the newest first, and typed by its own categories', () => {
    const { posts, guides, authors } = loadRecipes();

    expect(posts.map(({ slug, category }) => [slug, category])).toEqual([
      ['goulash', 'stews'],
      ['leek-and-potato-soup', 'soups'],
      ['borscht', 'soups'],
    ]);
    expect(guides.map(({ slug, type }) => [slug, type])).toEqual([['sunday-menu', 'menu']]);
    expect(posts[0]?.author).toBe(authors[0]);
    expectTypeOf(posts).items.toHaveProperty('category').toEqualTypeOf<'soups' | 'stews'>();
    expectTypeOf(guides).items.toHaveProperty('type').toEqualTypeOf<'menu'>();
  });

  it('has related items: those listed, then those of the same category', () => {
    const { posts, guides } = loadRecipes();
    const related = Object.fromEntries(
      posts.map((post) => [post.slug, relatedPostsIn(posts)(post).map(({ slug }) => slug)]),
    );

    expect(related).toEqual({
      goulash: ['borscht'],
      'leek-and-potato-soup': ['borscht'],
      borscht: ['leek-and-potato-soup'],
    });
    expect(guides.map((guide) => relatedGuidesIn(guides)(guide))).toEqual([[]]);
  });

  it('is searched, filtered, sorted and labelled', () => {
    const { posts, guides } = loadRecipes();
    const cards = { posts: posts.map(toPostCard), guides: guides.map(toGuideCard) };

    const soups = filterResources(cards, { type: 'blog', category: 'soups' });
    expect(soups.posts.map(({ title }) => title)).toEqual(['Leek and potato soup', 'Borscht']);
    const found = indexResources(cards)({ query: 'sunday' });
    expect(found.guides.map(({ title }) => title)).toEqual(['A Sunday menu']);
    expect(posts.toSorted(newestFirst)).toEqual(posts);
    expect([categoryLabel('soups'), guideTypeLabel('menu')]).toEqual(['Soups', 'Menu']);
  });

  it('may name no category of the site', () => {
    expect(postFrontMatter(options.categories).entries.category.options).toEqual([
      'soups',
      'stews',
    ]);
    const result = loadLibrary(join(folders, 'recipes'));

    expect(result.ok).toBe(false);
  });
});

test('what is wrong with a folder is named by file, line and column', () => {
  const result = loadLibrary(join(folders, 'drafts'), options);

  expect(result.ok ? [] : result.findings.map(formatFinding)).toEqual([
    'posts/borscht.md:6:11 error unknown-category: category is "soup" → write one of soups, stews. Did you mean "soups"?',
  ]);
});

/** A guide that names a fact. */
const menu = (fact: string) => `---
id: "1"
title: A menu
description: What is on the table.
excerpt: Three courses.
type: menu
publishedDate: 2025-03-10
featured: false
relatedGuides: []
---

Serves {{fact:${fact}}}.
`;

const compile = (fact: string) =>
  compileLibrary(
    { posts: [], guides: [{ path: 'guides/menu.md', text: menu(fact) }], legal: [] },
    { ...options, facts: { 'table.seats': 'twelve' } },
  );

test('files from anywhere are checked without a disk', () => {
  const sound = compile('table.seats');
  expect(sound.ok && sound.library.guides[0]?.content.trim()).toBe('Serves twelve.');
  const wrong = compile('table.legs');
  expect(wrong.ok ? [] : wrong.findings.map(({ rule }) => rule)).toEqual(['unknown-fact']);
});

const lengths = { title: { least: 5, most: 40 }, description: { least: 20, most: 90 } };

/** Checks a menu that links to an address, on a site that has menus. */
function checkLink(address: string) {
  const text = menu('table.seats').replace('Serves', `[Soup](${address}) serves`);
  return checkSource(
    { posts: [], guides: [{ path: 'guides/menu.md', text }], legal: [] },
    {
      ...options,
      facts: { 'table.seats': 'twelve' },
      lengths,
      prefixes: { posts: '/dishes/', guides: '/menus/', legal: '/' },
    },
  ).map(formatFinding);
}

describe('the check of a folder', () => {
  it('finds nothing in the recipes, by lengths of their own', () => {
    expect(checkFolder(join(folders, 'recipes'), { ...options, lengths })).toEqual([]);
    expect(checkFolder(join(folders, 'recipes'), options).map(({ rule }) => rule)).toContain(
      'title-length',
    );
  });

  it('finds a link that leads nowhere, by addresses of its own', () => {
    expect(checkLink('/menus/menu')).toEqual([]);
    expect(checkLink('/menus/menus')).toEqual([
      'guides/menu.md:12:8 error unknown-link: "/menus/menus" leads to no page → write the path of a page that exists. Did you mean "/menus/menu"?',
    ]);
  });
});
