import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFile } from '../build/write-file.ts';
import { runCli } from '../cli/run-cli.ts';
import { siteCheckOptions } from '../check/site-check-options.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { readList } from './read-list.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-'));
  for (const part of ['posts', 'guides', 'legal', 'authors.yaml']) {
    cpSync(join(siteFolder, part), join(folder, part), { recursive: true });
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const front = `id: "70"
title: The new one
excerpt: A post.
author: founders
category: news
tags: [news]
publishedDate: 2026-12-01
readTime: 1
featured: true
relatedPosts: []
`;
const body = 'See [the ten days](/resources/blog/ten-days-quiet#week-1) and [prices](/pricing).';

function read(asOf = '2026-11-22') {
  return readList(folder, siteCheckOptions(siteFolder, publicFolder), asOf);
}

const find = (address: string, asOf?: string) =>
  read(asOf).items.find((item) => item.address === address);

describe('the list of a content folder', () => {
  it('has an item’s status, size, links and findings', () => {
    writeFile(join(folder, 'posts', 'new.md'), `---\n${front}---\n${body}\n`);
    expect(find('/resources/blog/new')).toMatchObject({
      kind: 'post',
      publishState: 'scheduled',
      label: 'Company News',
      file: 'posts/new.md',
      words: 6,
      minutes: 1,
      linksOut: [
        { label: 'the ten days', address: '/resources/blog/ten-days-quiet#week-1' },
        { label: 'prices', address: '/pricing' },
      ],
      usedIn: [],
    });
    const rules = find('/resources/blog/new')?.findings.map(({ rule }) => rule);
    expect(rules).toContain('description-length');
    expect(find('/resources/blog/ten-days-quiet')?.linksIn).toContainEqual({
      address: '/resources/blog/new',
      label: 'The new one',
    });
    expect(find('/resources/blog/ten-days-quiet')?.linksIn).toContainEqual({
      address: '/faq#quiet-members',
      label: 'FAQ: Will it tell me who has stopped coming?',
    });
  });

  it('has the places that show a published item', () => {
    writeFile(join(folder, 'posts', 'new.md'), `---\n${front}---\n${body}\n`);
    expect(find('/resources/blog/new', '2026-12-01')?.usedIn).toEqual(
      expect.arrayContaining([
        'Header: latest post',
        'Resources: featured articles',
        'Resources: list of posts',
      ]),
    );
    expect(find('/resources/blog/new')?.usedIn).toEqual([]);
  });

  it('lists a broken file along with the others', () => {
    const ofOthers = () =>
      read()
        .items.filter(({ file }) => file !== 'posts/new.md')
        .map(({ file, publishState }) => [file, publishState]);
    const before = ofOthers();
    writeFile(
      join(folder, 'posts', 'new.md'),
      `---\n${front.replace('news\n', 'nwes\n')}---\n${body}\n`,
    );
    const { items } = read();
    expect(ofOthers()).toEqual(before);
    expect(items.find(({ file }) => file === 'posts/new.md')).toMatchObject({
      kind: 'post',
      publishState: 'broken',
      findings: expect.arrayContaining([expect.objectContaining({ rule: 'wrong-value' })]),
    });
  });

  it('does not call a file broken because a related one is', () => {
    const file = join(folder, 'posts', 'ten-days-quiet.md');
    const text = readFileSync(file, 'utf8');
    writeFile(file, text.replace('category: educational', 'category: educationl'));
    const broken = read().items.filter(({ publishState }) => publishState === 'broken');
    expect(broken.map((item) => item.file)).toEqual(['posts/ten-days-quiet.md']);
  });

  it('separates findings of other files, even without valid authors', () => {
    const guides = read().items.filter(({ kind }) => kind === 'guide').length;
    writeFile(join(folder, 'authors.yaml'), 'nobody\n');
    const { items, elsewhere } = read();
    expect(elsewhere.map(({ file }) => file)).toContain('authors.yaml');
    expect(items.filter(({ kind }) => kind === 'guide')).toHaveLength(guides);
  });

  it('is printed as a table and as JSON', async () => {
    let said = '';
    const print = (text: string) => (said += text);
    const context = { env: { AS_OF: '2026-11-22' }, cwd: folder, print, printError: print };
    expect(await runCli(['list', '--folder', folder], context)).toBe(0);
    expect(said).toMatch(
      /^published +2025-01-20 +\d+ words .* guides\/gym-management-checklist\.md$/m,
    );
    said = '';
    await runCli(['list', '--folder', folder, '--json'], context);
    expect(JSON.parse(said)).toMatchObject({ asOf: '2026-11-22', elsewhere: expect.any(Array) });
  });
});
