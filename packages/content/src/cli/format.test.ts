import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadLibrary } from '../load/load-library.ts';
import { loadSite } from '../load/load-site.ts';
import { siteFolder } from '../load/site-folder.ts';
import { runCli } from './run-cli.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'format-'));
  for (const part of ['site', 'posts', 'guides', 'legal', 'authors.yaml'])
    cpSync(join(siteFolder, part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(name: string) {
  let out = '';
  const print = (text: string) => (out += text);
  const context = { env: {}, cwd: folder, print, printError: print };
  const code = await runCli([name, '--folder', folder], context);
  return { code, out };
}

const post = 'posts/ten-days-quiet.md';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

it('writes fields in the order of the schema, without comments, and keeps what they say', async () => {
  const before = { post: read(post), faq: read('site/faq.yaml') };
  const content = [loadLibrary(folder), loadSite(folder).site];
  const [, title = ''] = /\n(title: .*\n)/.exec(before.post) ?? [];
  writeFileSync(
    join(folder, post),
    before.post.replace(title, '').replace('---\n', `---\n${title}`),
  );
  writeFileSync(join(folder, 'site/faq.yaml'), `# The questions\n${before.faq}`);

  const { out } = await run('check');
  expect(out).toContain(`${post}:2:1 warning style: `);
  expect(out).toContain('site/faq.yaml:1:1 warning style: ');
  expect(await run('format')).toEqual({ code: 0, out: '' });
  expect({ post: read(post), faq: read('site/faq.yaml') }).toEqual(before);
  expect([loadLibrary(folder), loadSite(folder).site]).toEqual(content);
});

it('leaves a file that is not valid YAML as it is', async () => {
  writeFileSync(join(folder, 'site/faq.yaml'), 'title: "FAQ\n');
  await run('format');
  expect(read('site/faq.yaml')).toBe('title: "FAQ\n');
});
