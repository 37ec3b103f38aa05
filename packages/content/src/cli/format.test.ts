import { expect, it } from 'vitest';
import { loadLibrary } from '../load/load-library.ts';
import { loadSite } from '../load/load-site.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { runCli } from './run-cli.ts';

const content = useContentFolder();

async function run(name: string) {
  let out = '';
  const print = (text: string) => (out += text);
  const context = { env: {}, cwd: content.folder, print, printError: print };
  const code = await runCli([name, '--folder', content.folder], context);
  return { code, out };
}

const post = 'posts/ten-days-quiet.md';
const { read, write } = content;

it('writes fields in the order of the schema, without comments, and keeps what they say', async () => {
  const before = { post: read(post), faq: read('site/faq.yaml') };
  const loaded = [loadLibrary(content.folder), loadSite(content.folder).site];
  const [, title = ''] = /\n(title: .*\n)/.exec(before.post) ?? [];
  write(post, before.post.replace(title, '').replace('---\n', `---\n${title}`));
  write('site/faq.yaml', `# The questions\n${before.faq}`);

  const { out } = await run('check');
  expect(out).toContain(`${post}:2:1 warning style: `);
  expect(out).toContain('site/faq.yaml:1:1 warning style: ');
  expect(await run('format')).toEqual({ code: 0, out: '' });
  expect({ post: read(post), faq: read('site/faq.yaml') }).toEqual(before);
  expect([loadLibrary(content.folder), loadSite(content.folder).site]).toEqual(loaded);
});

it('leaves a file that is not valid YAML as it is', async () => {
  write('site/faq.yaml', 'title: "FAQ\n');
  await run('format');
  expect(read('site/faq.yaml')).toBe('title: "FAQ\n');
});
