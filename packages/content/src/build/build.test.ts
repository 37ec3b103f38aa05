import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { readLibrary } from '../load/read-library.ts';
import { useContentFolder } from '../testing/content-folder.ts';

const content = useContentFolder();
const command = join(import.meta.dirname, '..', 'build.ts');

const out = () => join(content.folder, 'out/library.json');

function build(asOf = '2026-11-28') {
  return spawnSync(process.execPath, [command, '--out', out()], {
    env: { ...process.env, CONTENT_DIR: content.folder, AS_OF: asOf },
    encoding: 'utf8',
  });
}

describe('the build', { timeout: 60_000 }, () => {
  it('writes every character of the library, and summarizes it', () => {
    const terms = content.read('legal/terms.md');
    const line = 'Línea one \u2013 "quoted" \\ end';
    content.write('legal/terms.md', `${terms}\n${line}\n`);
    const { stdout, stderr } = build();
    const { posts, guides, legal } = readLibrary(out());
    expect(stdout).toBe(
      `library: ${posts.length} posts, ${guides.length} guides, ${legal.length} legal texts\n`,
    );
    expect(stderr).not.toContain('error');
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

  it('refuses an invalid day, and writes nothing', () => {
    const { status, stderr } = build('2026-02-30');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The library could not be built: .* The day is "2026-02-30"/);
    expect(existsSync(out())).toBe(false);
  });
});
