import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLibrary } from '../library/read-library.ts';
import { postText } from '../testing/post-text.ts';
import { report } from './report.ts';
import { writeFile } from './write-file.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const command = join(packageFolder, 'src', 'build.ts');
const right = `---
title: Terms
description: What we agree on.
date: 2025-07-31
---
Be kind.
`;
const wrong = right.replace('2025-07-31', '2025-02-30');

/** A post with a line or two of front matter more. */
const post = (id: string, more: string) =>
  postText({ id, title: `Post ${id}`, more, body: `Body ${id}.` });

let folder = '';
let asOf = '2026-11-22';
let watcher: ChildProcess | undefined;

beforeEach(() => {
  asOf = '2026-11-22';
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(join(packageFolder, 'authors.yaml'), join(folder, 'authors.yaml'));
  writeFile(join(folder, 'legal', 'terms.md'), right);
});
afterEach(() => {
  watcher?.kill();
  watcher = undefined;
  rmSync(folder, { recursive: true });
});

function out(): string {
  return join(folder, 'out', 'library.jsonl');
}

function start(...flags: string[]): [string, string[], { env: NodeJS.ProcessEnv }] {
  return [
    process.execPath,
    [command, '--out', out(), ...flags],
    { env: { ...process.env, CONTENT_DIR: folder, AS_OF: asOf } },
  ];
}

function build() {
  const [node, flags, options] = start();
  return spawnSync(node, flags, { ...options, encoding: 'utf8' });
}

describe('the build', { timeout: 60_000 }, () => {
  it('writes the library and says what is in it', () => {
    const { status, stdout, stderr } = build();
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'library: 0 posts, 0 guides, 1 legal texts\n',
      stderr: '',
    });
    expect(readLibrary(out())).toMatchObject({
      posts: [],
      legal: [{ slug: 'terms', content: 'Be kind.' }],
    });
    expect(readdirSync(join(folder, 'out'))).toEqual(['library.jsonl']);
  });

  it('stops at a wrong file and leaves the library as it was', () => {
    build();
    const before = readFileSync(out(), 'utf8');
    writeFileSync(join(folder, 'legal', 'terms.md'), wrong);
    const { status, stdout, stderr } = build();
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `${folder}/legal/terms.md:4:7 error impossible-date: date is "2025-02-30", a day that does not exist → write a calendar date, the day from which the text holds, for example \`date: 2025-07-31\`.\n`,
    });
    expect(readFileSync(out(), 'utf8')).toBe(before);
  });

  it('holds back drafts and what is scheduled, and sets apart what is unlisted', () => {
    writeFile(join(folder, 'posts', 'one.md'), post('1', 'publishedDate: 2026-11-22'));
    writeFile(join(folder, 'posts', 'two.md'), post('2', 'publishedDate: 2026-12-01'));
    writeFile(
      join(folder, 'posts', 'three.md'),
      post('3', 'publishedDate: 2026-01-01\nstatus: draft'),
    );
    writeFile(
      join(folder, 'posts', 'four.md'),
      post('4', 'publishedDate: 2027-01-01\nstatus: unlisted'),
    );

    expect(build().stdout).toBe(
      'library: 1 posts, 0 guides, 1 legal texts; 1 draft, 1 unlisted, 1 scheduled\n',
    );
    const { posts, unlisted } = readLibrary(out());
    expect([posts, unlisted.posts].map((items) => items.map(({ slug }) => slug))).toEqual([
      ['one'],
      ['four'],
    ]);
    expect(readFileSync(out(), 'utf8')).not.toMatch(/two|three|Body [23]/);

    asOf = '2026-12-01';
    build();
    expect(readLibrary(out()).posts.map(({ slug }) => slug)).toEqual(['two', 'one']);
  });

  it('stops where the day is no day', () => {
    asOf = '2026-02-30';
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([
      1,
      'The library was not built: RangeError: The day is "2026-02-30". Expected a calendar date, for example 2026-12-01.\n',
    ]);
  });

  it('names a file of its own package by its path inside', () => {
    const finding = {
      file: 'posts/a.md',
      line: 4,
      column: 7,
      rule: 'yaml',
      message: 'No.',
    } as const;
    expect(report({ ok: false, findings: [finding] }, '/site/content', '/site/content')).toBe(
      'posts/a.md:4:7 error yaml: No.\n',
    );
  });
});

describe('the watch', { timeout: 60_000 }, () => {
  it('builds again after a change, goes on after an error, and sees new folders', async () => {
    const [node, flags, options] = start('--watch');
    const child = spawn(node, flags, options);
    watcher = child;
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const says = (text: string) =>
      vi.waitFor(() => expect(said).toContain(text), { timeout: 20_000, interval: 20 });

    await says('library: 0 posts, 0 guides, 1 legal texts');
    writeFileSync(join(folder, 'legal', 'terms.md'), wrong);
    await says('error impossible-date');
    writeFile(join(folder, 'legal', 'terms.md'), right.replace('Be kind.', 'Be fair.'));
    await vi.waitFor(() => expect(readFileSync(out(), 'utf8')).toContain('Be fair.'), {
      timeout: 20_000,
      interval: 20,
    });
    expect(existsSync(join(folder, 'guides'))).toBe(false);
    writeFile(join(folder, 'guides', 'Bad Name.md'), right);
    await says('error file-name');
    expect(child.exitCode).toBeNull();
  });

  it('ends with one clear line where there is nothing to watch', () => {
    const [node, flags, options] = start('--watch');
    const env = { ...options.env, CONTENT_DIR: join(folder, 'nowhere') };
    const { status, stderr } = spawnSync(node, flags, { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/nowhere can't be watched\. Expected a folder of content\..*\n$/);
  });
});
