import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLibrary } from '../loader/load-library.ts';
import type { Library } from '../schema/library.ts';
import { fromLines, toLines } from './library-lines.ts';

const result = loadLibrary(join(import.meta.dirname, '../..'));
const library: Library = result.ok
  ? result.library
  : { posts: [], guides: [], legal: [], authors: [] };

it('gives back the library that was written, as plain data', () => {
  const bytes = Buffer.from([...toLines(library)].join(''));
  expect(library.posts).not.toEqual([]);
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
  expect(others).toHaveLength(library.posts.length + library.guides.length + library.legal.length);
  expect(first).not.toContain('content');
});
