import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadLibrary } from '../load/load-library.ts';
import { loadSite } from '../load/load-site.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { runContent } from '../testing/run-content.ts';

const content = useContentFolder();

const run = (name: string) => runContent([name, '--folder', content.folder], content.folder);

const post = 'posts/ten-days-quiet.md';
const { read, write } = content;

it('writes fields in the order of the schema, without comments, and keeps what they say', async () => {
  const before = { post: read(post), faq: read('site/faq.yaml') };
  const loaded = [loadLibrary(content.folder), loadSite(content.folder).site];
  const [, status = ''] = /\n(status: .*\n)/.exec(before.post) ?? [];
  write(post, before.post.replace(status, '').replace('---\n', `---\n${status}`));
  write('site/faq.yaml', `# The questions\n${before.faq}`);

  const { out } = await run('check');
  expect(out).toContain(`${post}:2:1 warning style: `);
  expect(out).toContain('site/faq.yaml:1:1 warning style: ');
  expect(await run('format')).toMatchObject({ code: 0, said: '' });
  expect({ post: read(post), faq: read('site/faq.yaml') }).toEqual(before);
  expect([loadLibrary(content.folder), loadSite(content.folder).site]).toEqual(loaded);
});

it('keeps the body of a file whose letters and accents are separate characters', async () => {
  const titled = (title: string) => read(post).replace(/^title: .*$/m, `title: ${title}`);
  const expected = titled('Caf\u00E9 nights');
  write(post, titled('Cafe\u0301 nights'));
  await run('format');
  expect(read(post)).toBe(expected);
});

it('leaves a file in another encoding as it is', async () => {
  const bytes = Buffer.from('title: Caf\u00E9\n', 'latin1');
  writeFileSync(join(content.folder, 'site/faq.yaml'), bytes);
  await run('format');
  expect(readFileSync(join(content.folder, 'site/faq.yaml'))).toEqual(bytes);
});

it('leaves a file that is not valid YAML as it is', async () => {
  write('site/faq.yaml', 'title: "FAQ\n');
  await run('format');
  expect(read('site/faq.yaml')).toBe('title: "FAQ\n');
});
