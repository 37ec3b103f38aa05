import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { runCli } from './run-cli.ts';

function run(...words: string[]) {
  return runIn({}, ...words);
}

async function runIn(env: Record<string, string>, ...words: string[]) {
  let out = '';
  let error = '';
  const code = await runCli(words, {
    env,
    cwd: '/',
    print: (text) => (out += text),
    printError: (text) => (error += text),
  });
  return { code, out, error };
}

describe('pnpm content', () => {
  it('lists its commands', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const [name, { summary }] of Object.entries(commands)) {
      expect(out).toContain(name);
      expect(out).toContain(summary);
    }
    expect(await run()).toEqual({ code: 2, out, error: '' });
  });

  it('suggests a similar command', async () => {
    const { code, out, error } = await run('chekc');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^"chekc" is not a command\. .* Did you mean "check"\?\n$/);
  });

  it('refuses names of Object.prototype', async () => {
    expect(await run('constructor')).toMatchObject({ code: 2, out: '' });
  });

  it.each(Object.keys(commands))('%s has a help, and refuses unknown flags', async (name) => {
    const help = await run(name, '--help');
    expect(help).toMatchObject({ code: 0, error: '' });
    expect(help.out).toContain(`pnpm content ${name}`);
    expect(help.out).toContain('Exit codes:');
    const wrong = await run(name, '--bogus');
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.error).toContain('--bogus');
    expect(wrong.error).toContain(`pnpm content ${name}`);
  });

  it.each(['check', 'status', 'list', 'register'])(
    '%s refuses positional arguments',
    async (name) => {
      const { code, out, error } = await run(name, '2030-01-01');
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toMatch(/^Unexpected argument '2030-01-01'/);
    },
  );

  it.each(['check', 'status', 'list', 'register'])('%s refuses an invalid AS_OF', async (name) => {
    const { code, out, error } = await runIn({ AS_OF: '2026-13-45' }, name);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(
      /^AS_OF: The day is "2026-13-45"\. Expected a calendar date, for example 2026-12-01\.\n/,
    );
  });
});
