import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidFiles } from '../check/invalid-files.ts';
import { runContent } from '../testing/run-content.ts';
import { annotation } from './format-findings.ts';

const root = join(import.meta.dirname, '../../../..');
const parent = mkdtempSync(join(tmpdir(), 'check-'));

beforeAll(() => {
  for (const [path, text] of Object.entries(invalidFiles)) {
    const file = join(parent, 'wrong', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(() => rmSync(parent, { recursive: true }));
beforeEach(() => vi.stubEnv('GITHUB_ACTIONS', undefined));
afterEach(() => vi.unstubAllEnvs());

const check = (words: readonly string[], cwd = parent) => runContent(['check', ...words], cwd);

describe('pnpm content check', () => {
  it('finds nothing to fix in the site', async () => {
    expect(await check([], root)).toMatchObject({ code: 0, said: 'Nothing to fix.\n' });
  });

  it('prints paths relative to the current folder', async () => {
    const { code, out, error } = await check(['--folder', 'wrong']);
    expect(code).toBe(1);
    expect(out).toContain('wrong/posts/impossible-date.md:8:16 error impossible-date: ');
    expect(error).toMatch(/^\d+ findings: \d+ errors, \d+ warnings\.\n$/);
  });

  it('writes annotations by default on GitHub', async () => {
    const asked = await check(['--folder', 'wrong', '--github']);
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    expect(await check(['--folder', 'wrong'])).toEqual(asked);
    expect(asked.out).toContain(
      '::error file=wrong/posts/misspelled-category.md,line=6,col=11,title=wrong-value::category is',
    );
  });

  it.each([
    [['posts'], 'too many arguments'],
    [['--folder'], '--folder'],
    [['--as-of', 'soon'], 'The day is "soon"'],
  ])('refuses %j', async (words, message) => {
    const { code, out, error } = await check(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
  });
});

describe('an annotation', () => {
  const finding = {
    file: 'posts/a,b:c.md',
    line: 1,
    column: 2,
    severity: 'warning',
    rule: 'tag',
    message: '40% off\nand more',
  } as const;

  it('escapes GitHub’s special characters', () => {
    expect(annotation(finding)).toBe(
      '::warning file=posts/a%2Cb%3Ac.md,line=1,col=2,title=tag::40%25 off%0Aand more',
    );
  });
});
