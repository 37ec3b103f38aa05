import { join } from 'node:path';
import { formatFinding, loadLibrary } from '@cornerbell/content/loader';
import { expect, it } from 'vitest';
import { folders } from './folders.ts';

it('loads another folder than the site’s own, the newest first', () => {
  const result = loadLibrary(join(folders, 'recipes'));
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  const { posts, guides, authors } = result.library;
  expect(posts.map(({ slug, category }) => [slug, category])).toEqual([
    ['goulash', 'gym-tips'],
    ['leek-and-potato-soup', 'educational'],
    ['borscht', 'educational'],
  ]);
  expect(guides.map(({ slug, type }) => [slug, type])).toEqual([['sunday-menu', 'checklist']]);
  expect(posts[0]?.author).toBe(authors[0]);
});
