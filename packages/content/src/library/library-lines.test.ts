import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLibrary } from '../loader/load-library.ts';
import { publishedAt } from '../published-at.ts';
import type { Library } from '../schema/library.ts';
import { fromLines, toLines } from './library-lines.ts';

const result = loadLibrary(join(import.meta.dirname, '../..'));
const whole: Library = result.ok
  ? result.library
  : { posts: [], guides: [], legal: [], authors: [] };
const library = publishedAt(
  {
    ...whole,
    posts: whole.posts.map((post, index) => (index === 1 ? { status: 'unlisted', ...post } : post)),
    guides: whole.guides.map((guide, index) =>
      index === 2 ? { status: 'unlisted', ...guide } : guide,
    ),
  },
  '2026-12-01',
);

it('gives back the library that was written, as plain data', () => {
  const bytes = Buffer.from([...toLines(library)].join(''));
  expect(library.posts).not.toEqual([]);
  expect([library.unlisted.posts.length, library.unlisted.guides.length]).toEqual([1, 1]);
  expect(fromLines(bytes)).toEqual(library);
  expect(JSON.stringify(fromLines(bytes))).toBe(JSON.stringify(library));
});

it('keeps every sign of a body', () => {
  const content = 'Línea one\nsecond \u2028 "quoted" \\ 🥊 \u0000 end';
  const [post] = library.posts;
  const odd = { ...library, posts: post ? [{ ...post, content }, post] : [] };
  const read = fromLines(Buffer.from([...toLines(odd)].join('')));
  expect(read.posts.map((item) => item.content)).toEqual([content, post?.content]);
});

it('puts the bodies behind everything else', () => {
  const [first = '', ...others] = toLines(library);
  expect(others).toHaveLength(whole.posts.length + whole.guides.length + whole.legal.length);
  expect(first).not.toContain('content');
});
