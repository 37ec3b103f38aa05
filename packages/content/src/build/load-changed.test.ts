import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toLines } from '../library/library-lines.ts';
import { formatFinding } from '../loader/finding.ts';
import { loadLibrary } from '../loader/load-library.ts';
import { publishedAt } from '../published-at.ts';
import { postText } from '../testing/post-text.ts';
import { readers } from './known-files.ts';
import { loadChanged } from './load-changed.ts';
import { writeFile } from './write-file.ts';

const today = '2026-11-23';

const authors = (name: string) => `- id: founders
  name: ${name}
  title: Founders
  avatar: /images/founders.svg
  bio: We build it.
`;

const post = (id: string, body: string, more = 'publishedDate: 2026-01-01') =>
  postText({ id, title: `Post ${id}`, more, body });

const guide = (id: string, body: string) => `---
id: "${id}"
title: Guide ${id}
description: A guide.
excerpt: A guide.
type: template
publishedDate: 2026-01-01
featured: false
relatedGuides: []
---
${body}
`;

let root = '';
const at = (...path: string[]) => join(root, ...path);
const write = (path: string, text: string) => writeFile(at('content', path), [text]);

/** Longer than a file is held for one that may still change without a sign. */
const settle = () => wait(80);

function load() {
  return loadChanged({
    out: at('out/library.jsonl'),
    folder: at('content'),
    code: at('code'),
    cache: at('cache'),
  });
}

/** Builds, and says of which bodies it knew the lines. */
function build(): string[] {
  const { result, lineOf, leave } = load();
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  writeFile(at('out/library.jsonl'), toLines(publishedAt(result.library, today), lineOf));
  leave();
  const known = (kind: string, items: readonly { readonly slug: string }[]) =>
    items.filter(({ slug }) => lineOf(kind, slug)).map(({ slug }) => slug);
  return [...known('posts', result.library.posts), ...known('guides', result.library.guides)];
}

const builtText = () => readFileSync(at('out/library.jsonl'), 'utf8');

/** What a build writes that reads everything. */
function wholeText(): string {
  const result = loadLibrary(at('content'));
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  return Buffer.concat(toLines(publishedAt(result.library, today))).toString();
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'load-changed-'));
  writeFile(at('code/build.js'), ['// The first version.\n']);
  write('authors.yaml', authors('The founders'));
  write('posts/one.md', post('1', 'The first “body”.'));
  write('posts/two.md', post('2', 'The second body.', 'slug: second\npublishedDate: 2026-02-01'));
  write('guides/three.md', guide('3', 'A guide\nof two lines.'));
  await settle();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

it('reads what has changed, and nothing else', async () => {
  expect(build()).toEqual([]);
  expect(build()).toEqual(['second', 'one', 'three']);

  write('posts/one.md', post('1', 'Another body.'));
  await settle();
  expect(build()).toEqual(['second', 'three']);
  expect(builtText()).toBe(wholeText());
  expect(build()).toEqual(['second', 'one', 'three']);
});

it('knows no file by a moment after which it may change once more without a sign', () => {
  const { ctimeMs } = statSync(at('content/posts/one.md'));
  vi.setSystemTime(ctimeMs + 10);
  build();
  expect(build()).not.toContain('one');

  vi.setSystemTime(ctimeMs + 100);
  build();
  expect(build()).toContain('one');
});

it('makes the library that a build of everything makes, whatever has changed', async () => {
  const moved = post('2', 'Body.', 'slug: moved\npublishedDate: 2026-02-01');
  const changes = [
    () => write('posts/two.md', moved.replace('[]', '["1"]')),
    () => write('authors.yaml', authors('Two founders')),
    () => write('posts/four.md', post('4', 'New.', 'publishedDate: 2026-03-01\nstatus: unlisted')),
    () => write('posts/four.md', post('4', 'New.', 'publishedDate: 2026-03-01')),
    () => write('posts/four.md', post('4', 'New.', 'publishedDate: 2027-03-01')),
    () => write('posts/four.md', post('4', 'New.', 'publishedDate: 2026-03-01\nstatus: draft')),
    () => rmSync(at('content/posts/four.md')),
    () => write('guides/three.md', guide('3', 'Other lines.').replace('template', 'checklist')),
  ];
  build();
  for (const change of changes) {
    change();
    await settle();
    build();
    expect(builtText()).toBe(wholeText());
    build();
    expect(builtText()).toBe(wholeText());
  }
});

it('finds what is wrong between files that it did not read anew, at its place', () => {
  build();
  write('posts/zz.md', post('1', 'A twin.', 'slug: second\npublishedDate: 2026-01-01'));
  const whole = loadLibrary(at('content'));
  expect(whole.ok).toBe(false);
  expect(load().result).toEqual(whole);

  rmSync(at('content/posts/zz.md'));
  writeFileSync(at('content/authors.yaml'), authors('Nobody').replace('founders', 'others'));
  const { result } = load();
  expect(result).toEqual(loadLibrary(at('content')));
  expect(result).toMatchObject({
    findings: [
      { file: 'posts/one.md', line: 5, column: 9, rule: 'unknown-author' },
      { file: 'posts/two.md', line: 5, column: 9, rule: 'unknown-author' },
    ],
  });
});

it('reads everything where the code, the library or what was left has changed', () => {
  build();
  expect(build()).toHaveLength(3);
  writeFileSync(at('code/build.js'), '// The second version.\n');
  expect(build()).toEqual([]);

  expect(build()).toHaveLength(3);
  writeFileSync(at('out/library.jsonl'), readFileSync(at('out/library.jsonl')));
  expect(build()).toEqual([]);

  expect(build()).toHaveLength(3);
  rmSync(at('cache'), { recursive: true });
  expect(build()).toEqual([]);
});

it('counts every package that this one depends on as code', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  expect(readers).toEqual(Object.keys(JSON.parse(manifest).dependencies));
});

it('is not taken in by a change that keeps the size and sets the time back', async () => {
  build();
  const before = new Date(0);
  utimesSync(at('content/posts/one.md'), before, before);
  await settle();
  build();
  expect(build()).toHaveLength(3);
  write('posts/one.md', post('1', 'The other “body”.').replace('other', 'third'));
  utimesSync(at('content/posts/one.md'), before, before);
  expect(build()).not.toContain('one');
  expect(builtText()).toBe(wholeText());
});

it('says that there is no folder', () => {
  rmSync(at('content'), { recursive: true });
  expect(load().result).toEqual(loadLibrary(at('content')));
});
