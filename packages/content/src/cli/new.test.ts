import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../load/load-library.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { runContent } from '../testing/run-content.ts';

const content = useContentFolder();

const run = (...words: readonly string[]) =>
  runContent(['new', ...words, '--folder', content.folder], content.folder);

const title = 'Pads: a plan that "holds" up';

describe('pnpm content new', () => {
  it.each([
    ['post', title, 'posts/pads-a-plan-that-holds-up.md', '/resources/blog/pads-a-plan'],
    ['post', '  Straße in Łódź – twice!', 'posts/strasse-in-lodz-twice.md', '/resources/blog/str'],
    ['guide', 'The ring sheet', 'guides/the-ring-sheet.md', '/resources/guides/the-ring-sheet'],
  ])(
    'writes an unlisted %s that passes the check, and says what to do next',
    async (kind, name, path, address) => {
      const { code, said } = await run(kind, name);
      expect([code, said]).toEqual([0, expect.stringContaining(`${path} is unlisted`)]);
      expect(said).toContain(`http://localhost:5173${address}`);
      expect(readFileSync(join(content.folder, path), 'utf8')).toContain('\nstatus: unlisted\n');
    },
  );

  it('writes a second text that passes, too', async () => {
    await run('post', 'The first');
    expect(await run('post', 'The second')).toMatchObject({ code: 0 });
  });

  it('reports a title that is taken', async () => {
    const [, taken = ''] = /^title: (.*)$/m.exec(
      content.read('guides/gym-management-checklist.md'),
    )!;
    const { code, said } = await run('guide', taken);
    expect(code).toBe(1);
    expect(said).toMatch(/error duplicate-title: .*guides\/gym-management-checklist\.md/);
  });

  it.each([
    ['no kind', [], 'Usage: pnpm content new'],
    ['an unknown kind', ['pots', title], 'Allowed choices are post, guide.'],
    ['a slug that is taken', ['post', title, '--slug', 'ten-days-quiet'], 'already exists'],
    ['an invalid slug', ['post', title, '--slug', 'Pads'], 'lower-case words joined by hyphens'],
    ['a title without letters', ['post', '🥊'], 'lower-case words joined by hyphens'],
  ])('refuses %s, and writes nothing', async (_what, words, message) => {
    const before = loadLibrary(content.folder);
    expect(await run(...words)).toMatchObject({ code: 2, said: expect.stringContaining(message) });
    expect(loadLibrary(content.folder)).toEqual(before);
  });
});
