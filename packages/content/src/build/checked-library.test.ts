import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatFinding, type Finding } from '../load/finding.ts';
import { siteFolder } from '../load/site-folder.ts';
import { readAsOf } from '../query/as-of.ts';
import { postText } from '../testing/post-text.ts';
import { checkedLibrary } from './checked-library.ts';
import { writeFile } from './write-file.ts';

const today = '2026-11-22';
const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-'));
  cpSync(join(siteFolder, 'authors.yaml'), join(folder, 'authors.yaml'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, more: string, body = 'Body.') {
  const text = postText({ id: name, title: `The ${name}`, more, body });
  writeFile(join(folder, 'posts', `${name}.md`), text);
}

describe('a folder that can be built', () => {
  it('returns what is published as of the day, counts the rest and warns', async () => {
    write('one', 'publishedDate: 2026-11-01');
    write('two', 'publishedDate: 2026-12-01');
    write('three', 'publishedDate: 2026-11-01\nstatus: draft');
    // The redirects of the site lead to its guides.
    cpSync(join(siteFolder, 'guides'), join(folder, 'guides'), { recursive: true });
    writeFile(join(folder, 'addresses.txt'), '/faq\n');

    const result = checkedLibrary(folder, today);
    if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
    expect(result.library.posts.map(({ slug }) => slug)).toEqual(['one']);
    expect(result.unpublishedCounts).toEqual({ draft: 1, unlisted: 0, scheduled: 1 });
    expect(new Set(rulesOf(result.warnings))).toEqual(new Set(['unregistered-address']));
  });
});

describe('a folder that can’t be built', () => {
  it('has a preview if every file can be read', async () => {
    write('one', 'publishedDate: 2026-11-01', 'See [two](/resources/blog/two).');
    write('two', 'publishedDate: 2026-12-01');

    const result = checkedLibrary(folder, today);
    if (result.ok) throw new Error('Expected an error.');
    expect(rulesOf(result.findings)).toEqual(['early-link']);
    expect(result.preview?.posts.map(({ slug }) => slug)).toEqual(['one']);
  });

  it('has none if a file can’t be read', async () => {
    write('one', 'publishedDate: 2026-02-30');
    expect(checkedLibrary(folder, today)).toEqual({
      ok: false,
      findings: [expect.objectContaining({ file: 'posts/one.md', rule: 'impossible-date' })],
    });
  });

  it('is named if it is missing', async () => {
    const missing = join(folder, 'nowhere');
    expect(checkedLibrary(missing, today)).toMatchObject({
      ok: false,
      findings: [{ file: missing, rule: 'missing-folder' }],
    });
  });
});

describe('the site’s own folder', () => {
  it('can be built', async () => {
    const result = checkedLibrary(siteFolder, readAsOf(undefined, new Date()));
    expect(result.ok ? [] : result.findings).toEqual([]);
  });
});
