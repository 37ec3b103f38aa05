import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLibrary } from '../load/read-library.ts';
import { siteFolder } from '../load/site-folder.ts';
import { postText } from '../testing/post-text.ts';
import { describeFindings } from './report.ts';
import { writeFile } from './write-file.ts';

const command = join(import.meta.dirname, '..', 'build.ts');
const right = `---
title: Terms
description: What we agree on.
date: 2025-07-31
---
Be kind.
`;
const wrong = right.replace('2025-07-31', '2025-02-30');

/** A post with extra lines of front matter. */
const post = (id: string, more: string) =>
  postText({ id, title: `Post ${id}`, more, body: `Body ${id}.` });

let folder = '';
let asOf = '2026-11-22';

beforeEach(() => {
  asOf = '2026-11-22';
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(join(siteFolder, 'authors.yaml'), join(folder, 'authors.yaml'));
  writeFile(join(folder, 'legal', 'terms.md'), right);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function out(): string {
  return join(folder, 'out', 'library.json');
}

function build(...flags: string[]) {
  return spawnSync(process.execPath, [command, '--out', out(), ...flags], {
    env: { ...process.env, CONTENT_DIR: folder, AS_OF: asOf },
    encoding: 'utf8',
  });
}

describe('the build', { timeout: 60_000 }, () => {
  it('writes the library and summarizes it', () => {
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
    expect(readdirSync(join(folder, 'out'))).toEqual(['library.json']);
  });

  it('stops at an invalid file and leaves the old library', () => {
    build();
    const before = readFileSync(out(), 'utf8');
    writeFileSync(join(folder, 'legal', 'terms.md'), wrong);
    const { status, stdout, stderr } = build();
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `${folder}/legal/terms.md:4:7 error impossible-date: date is "2025-02-30", a day that does not exist → write the day from which the text is valid, for example \`date: 2025-07-31\`.\n`,
    });
    expect(readFileSync(out(), 'utf8')).toBe(before);
  });

  it('leaves out drafts and scheduled items, and separates unlisted ones', () => {
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
    const { site: _, ...texts } = readLibrary(out());
    expect(JSON.stringify(texts)).not.toMatch(/two|three|Body [23]/);

    asOf = '2026-12-01';
    build();
    expect(readLibrary(out()).posts.map(({ slug }) => slug)).toEqual(['two', 'one']);
  });

  it('writes every character of a body', () => {
    const body = 'Línea one\nsecond \u2028 "quoted" \\ 🥊 end';
    writeFile(join(folder, 'legal', 'terms.md'), right.replace('Be kind.', body));
    build();
    expect(readLibrary(out()).legal.map(({ content }) => content)).toEqual([body]);
  });

  it('refuses an unknown flag, and writes nothing', () => {
    const { status, stderr } = build('--watch');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The library could not be built: .*'--watch'/);
    expect(readdirSync(folder)).not.toContain('out');
  });

  it('stops at an invalid day', () => {
    asOf = '2026-02-30';
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([
      1,
      'The library could not be built: RangeError: The day is "2026-02-30". Expected a calendar date, for example 2026-12-01.\n',
    ]);
  });

  it('shortens paths inside its base folder', () => {
    const finding = {
      file: 'posts/a.md',
      line: 4,
      column: 7,
      rule: 'yaml',
      message: 'No.',
    } as const;
    expect(describeFindings([finding], '/site/content', '/site/content')).toBe(
      'posts/a.md:4:7 error yaml: No.\n',
    );
  });
});
