import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLibrary } from '../loader/load-library.ts';
import { publishedAt } from '../published-at.ts';
import type { Library, PublishedLibrary } from '../schema/library.ts';
import { fromLines, outlineOf, toLines, type ReadBytes } from './library-lines.ts';

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

const bytesOf = (written: PublishedLibrary): ReadBytes => {
  const bytes = Buffer.concat(toLines(written));
  return (from, to) => bytes.subarray(from, to);
};

it('gives back the library that was written, as plain data', () => {
  const lines = bytesOf(library);
  expect(library.posts).not.toEqual([]);
  expect([library.unlisted.posts.length, library.unlisted.guides.length]).toEqual([1, 1]);
  expect(fromLines(lines)).toEqual(library);
  expect(JSON.stringify(fromLines(lines))).toBe(JSON.stringify(library));
});

it('keeps every sign of a body', () => {
  const content = 'Línea one\nsecond \u2028 "quoted" \\ 🥊 \u0000 end';
  const [post] = library.posts;
  const odd = { ...library, posts: post ? [{ ...post, content }, post] : [] };
  const read = fromLines(bytesOf(odd));
  expect(read.posts.map((item) => item.content)).toEqual([content, post?.content]);
});

it('puts the bodies behind everything else', () => {
  const [first = Buffer.of(), ...others] = toLines(library);
  expect(others).toHaveLength(whole.posts.length + whole.guides.length + whole.legal.length);
  expect(first.toString()).not.toContain('content');
});

it('has an outline that changes with every body and reads none', () => {
  const read = fromLines(bytesOf(library));
  const outline = outlineOf(publishedAt(read, '2026-12-01'));
  const [post] = outline.posts;
  expect(post).toEqual({ ...read.posts[0], content: expect.stringMatching(/^[\w-]{43}$/) });
  expect(Object.keys(post ?? {})).toEqual(Object.keys(read.posts[0] ?? {}));

  const changed = library.posts.map((item, index) =>
    index === 0 ? { ...item, content: `${item.content} ` } : item,
  );
  const other = outlineOf(fromLines(bytesOf({ ...library, posts: changed })));
  expect(other.posts[0]?.content).not.toBe(post?.content);
  expect({ ...other, posts: other.posts.slice(1) }).toEqual({
    ...outline,
    posts: outline.posts.slice(1),
  });
});

it('says what is wrong with a file that is no library', () => {
  expect(() => fromLines(() => Buffer.of())).toThrow('The file holds no library');
});
