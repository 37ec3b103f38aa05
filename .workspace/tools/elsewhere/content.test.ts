import { join } from 'node:path';
import { checkFolder, checkSource, formatFinding, loadLibrary } from '@cornerbell/content/loader';
import { describe, expect, expectTypeOf, it } from 'vitest';
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
});

const menu = `---
id: "1"
title: A menu
description: What is on the table.
excerpt: Three courses.
type: menu
publishedDate: 2025-03-10
featured: false
relatedGuides: []
---

Serves {{fact:table.seats}}.
`;

const lengths = { title: { least: 5, most: 40 }, description: { least: 20, most: 90 } };

/** Checks a menu that links to an address, on a site that has menus. */
function checkLink(address: string) {
  const text = menu.replace('Serves', `[Soup](${address}) serves`);
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
