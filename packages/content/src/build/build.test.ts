import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, it } from 'vitest';
import { readLibrary } from '../load/read-library.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { postText } from '../testing/post-text.ts';

const content = useContentFolder();
const command = join(import.meta.dirname, '..', 'build.ts');
let asOf = '2026-11-28';

beforeEach(() => {
  asOf = '2026-11-28';
  // New addresses are warnings.
  content.remove('addresses.txt');
});

const out = () => join(content.folder, 'out/library.json');

function build(...flags: string[]) {
  return spawnSync(process.execPath, [command, '--out', out(), ...flags], {
    env: { ...process.env, CONTENT_DIR: content.folder, AS_OF: asOf },
    encoding: 'utf8',
  });
}

describe('the build', { timeout: 60_000 }, () => {
  it('writes every character of the library, and summarizes it', () => {
    const terms = content.read('legal/terms.md');
    const line = 'Línea one \u2013 "quoted" \\ end';
    content.write('legal/terms.md', `${terms}\n${line}\n`);
    expect(build()).toMatchObject({
      stdout: 'library: 6 posts, 6 guides, 2 legal texts\n',
      stderr: expect.not.stringContaining('error'),
    });
    const { legal } = readLibrary(out());
    expect(legal.find(({ slug }) => slug === 'terms')?.content.endsWith(`\n${line}`)).toBe(true);
  });

  it('stops at an invalid file and leaves the old library', () => {
    build();
    const before = readLibrary(out());
    const terms = content.read('legal/terms.md');
    content.write('legal/terms.md', terms.replace(/date: .*/, 'date: 2025-02-30'));
    const { status, stdout, stderr } = build();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/legal\/terms\.md:\d+:7 error impossible-date: date is "2025-02-30"/);
    expect(readLibrary(out())).toEqual(before);
  });

  it('has what is live on the day', () => {
    content.write(
      'posts/two.md',
      postText({ id: 'two', title: 'Two', more: 'publishedDate: 2026-12-01', body: 'Two.' }),
    );
    asOf = '2026-12-01';
    build();
    expect(readLibrary(out()).posts[0]?.slug).toBe('two');
  });

  it('refuses an unknown flag and an invalid day, and writes nothing', () => {
    expect(build('--watch')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The library could not be built: .*'--watch'/),
    });
    asOf = '2026-02-30';
    expect(build()).toMatchObject({
      status: 1,
      stderr:
        'The library could not be built: RangeError: The day is "2026-02-30". Expected a calendar date, for example 2026-12-01.\n',
    });
    expect(existsSync(out())).toBe(false);
  });
});
