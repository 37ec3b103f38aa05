import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { readLibrary } from '../load/read-library.ts';
import { useContentFolder } from '../testing/content-folder.ts';

const content = useContentFolder();
const command = join(import.meta.dirname, '..', 'build.ts');

const out = () => join(content.folder, 'out/library.json');

function build() {
  return spawnSync(process.execPath, [command, '--out', out()], {
    env: { ...process.env, CONTENT_DIR: content.folder, AS_OF: '2026-11-28' },
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
    expect(stderr).toMatch(/legal\/terms\.md:\d+:7 error wrong-value: date is "2025-02-30"/);
    expect(readLibrary(out())).toEqual(before);
  });
});
