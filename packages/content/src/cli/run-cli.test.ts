import { afterEach, describe, expect, it, vi } from 'vitest';
import { runContent } from '../testing/run-content.ts';

const run = (...words: string[]) => runContent(words);

afterEach(() => vi.unstubAllEnvs());

const names = ['check', 'format', 'new', 'status'];

describe('pnpm content', () => {
  it('lists its commands', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} .*[a-z.]$`, 'm'));
    expect(await run()).toMatchObject({ code: 2, out: '', error: out });
  });

  it.each([['chekc'], ['check', '--bogus'], ['check', 'posts'], ['check', '--as-of', 'soon']])(
    'refuses %s %s',
    async (...words) => {
      const { code, out, error } = await run(...words);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toContain('error: ');
    },
  );

  it.each(['check', 'status'])('%s refuses an invalid AS_OF', async (name) => {
    vi.stubEnv('AS_OF', '2026-13-45');
    const { code, out, error } = await run(name);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(
      'from env \'AS_OF\' is invalid. The day is "2026-13-45". Expected a calendar date, for example 2026-12-01.',
    );
  });
});
