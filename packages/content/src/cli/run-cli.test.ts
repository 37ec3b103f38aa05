import { describe, expect, it } from 'vitest';
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

const names = ['check', 'format', 'new', 'status', 'register'];

describe('pnpm content', () => {
  it('lists its commands', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} .*[a-z.]$`, 'm'));
    expect(await run()).toEqual({ code: 2, out: '', error: out });
  });

  it('suggests a similar command', async () => {
    const { code, out, error } = await run('chekc');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain("unknown command 'chekc'\n(Did you mean check?)");
  });

  it.each(names)('%s has a help, and refuses unknown flags', async (name) => {
    const help = await run(name, '--help');
    expect(help).toMatchObject({ code: 0, error: '' });
    expect(help.out).toContain(`Usage: pnpm content ${name}`);
    const wrong = await run(name, '--bogus');
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.error).toContain("unknown option '--bogus'");
  });

  it.each(['check', 'status', 'register'])('%s refuses an invalid AS_OF', async (name) => {
    const { code, out, error } = await runIn({ AS_OF: '2026-13-45' }, name);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toBe(
      'AS_OF: The day is "2026-13-45". Expected a calendar date, for example 2026-12-01.\n',
    );
  });
});
