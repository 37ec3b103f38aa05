import { expect, it } from 'vitest';
import { formatFinding } from '../loader/finding.ts';
import { loadLibrary } from '../loader/load-library.ts';
import { siteFolder } from '../site-folder.ts';
import { checkOwn } from './check-own.ts';

it('finds a link of a page or an answer to a post that is not published', () => {
  const loaded = loadLibrary(siteFolder);
  if (!loaded.ok) throw new Error(loaded.findings.map(formatFinding).join('\n'));
  const posts = loaded.library.posts.map((post) =>
    post.slug === 'ten-days-quiet' ? ({ ...post, status: 'draft' } as const) : post,
  );
  const early = checkOwn(
    siteFolder,
    { ...loaded, library: { ...loaded.library, posts } },
    '2026-11-22',
  ).filter(({ rule }) => rule === 'early-link');
  expect(early.map(({ file }) => file)).toContain('src/site/faq.ts');
});
