import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadLibrary } from './load-library.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function recipe(id: number): string {
  return `---
id: "${id}"
title: Soup ${id}
excerpt: A soup.
author: cook
category: news
tags: [soup]
publishedDate: 2025-01-0${(id % 9) + 1}
readTime: 1
featured: false
relatedPosts: ["${id === 0 ? 1 : 0}"]
---
Boil water.
`;
}

const cook = '- { id: cook, name: Cook, title: Cook, avatar: /cook.svg, bio: Cooks. }\n';
describe('loadLibrary', () => {
  it('reads any folder', () => {
    write('authors.yaml', cook);
    write('posts/soup.md', recipe(0));
    write('posts/stew.md', recipe(1));
    const result = loadLibrary(folder);
    expect(result.ok && result.library.posts.map(({ slug }) => slug)).toEqual(['stew', 'soup']);
  });

  it('reads an empty folder as an empty library', () => {
    expect(loadLibrary(folder)).toEqual({
      ok: true,
      library: { posts: [], guides: [], legal: [], authors: [] },
      files: new Map(),
    });
  });

  it('reports Markdown files with an invalid name', () => {
    write('guides/Big Guide.MD', 'text');
    const result = loadLibrary(folder);
    expect(!result.ok && result.findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'guides/Big Guide.MD file-name',
      'guides/Big Guide.MD missing-front-matter',
    ]);
  });
});
