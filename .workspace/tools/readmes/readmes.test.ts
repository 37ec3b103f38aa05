import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { format } from 'node:util';
import { FUNCTION_PATH, parseLeadBody } from '@cornerbell/api/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { folders } from '../elsewhere/folders.ts';
import { root } from '../root.ts';
import { examplesOf } from './examples.ts';

const packages = ['api', 'content', 'markdown', 'ui'];

/** Stands in for the function: it answers as its schema says. */
const standIn = createServer(async (request, response) => {
  const parsed = parseLeadBody(await json(request));
  const isOurs = request.url === FUNCTION_PATH;
  response.writeHead(isOurs ? (parsed.ok ? 200 : 422) : 404, {
    'content-type': 'application/json',
  });
  response.end(JSON.stringify(parsed.ok ? { ok: true } : { error: parsed.error }));
});
let backend = '';
const started = process.cwd();

beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  const address = standIn.address();
  backend = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  process.chdir(folders);
});

afterAll(() => {
  process.chdir(started);
  standIn.closeAllConnections();
  standIn.close();
});

afterEach(() => vi.restoreAllMocks());

/** Runs a program and returns what it prints. */
async function run(name: string, code: string): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    lines.push(format(...values));
  });
  const folder = join(root, '.workspace/tools/.results/readmes');
  const file = join(folder, `${name}.tsx`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code.replace('http://127.0.0.1:54321', backend));
  await import(file);
  return lines.join('\n');
}

/** READMEs break markup into lines and leave out the names of classes. */
const plain = (text: string) =>
  text
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/class="[^"]*"/g, 'class="…"')
    .trim();

const examples = packages.flatMap((folder) =>
  examplesOf(folder).map((example, index) => ({ name: `${folder}-${index + 1}`, ...example })),
);

test.each(examples)('example $name prints what its README says', async ({ name, code, output }) => {
  expect(plain(await run(name, code))).toBe(plain(output));
});

describe.each(packages)('the README of %s', (folder) => {
  const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
  const { name, description, exports } = JSON.parse(
    readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
  ) as { name: string; description: string; exports: Readonly<Record<string, unknown>> };
  const entries = Object.keys(exports).filter((entry) => !/json$|\.css$|\*/.test(entry));

  it('has an example of about ten lines with its output', () => {
    const [first] = examplesOf(folder);

    expect(first?.code.split('\n').length).toBeLessThan(17);
    expect(first?.output).not.toBe('');
  });

  it('says in one sentence what it is, when to use it and when not, how to install it and what is in it', () => {
    expect(readme.startsWith(`# ${name}\n\n${description.slice(0, 20)}`)).toBe(true);
    expect(readme).toContain('**Use it**');
    expect(readme.replaceAll('\n', ' ')).toContain("**Don't use it**");
    expect(readme).toContain(`npm install ${name}`);
    // A package with one entry has nothing to tell apart.
    for (const entry of entries.length > 1 ? entries : []) {
      expect(readme).toMatch(new RegExp(`\`(\\${entry}|${name}${entry.slice(1)})\``));
    }
  });

  it('names every function and constant of the package', async () => {
    // The words of the site are as many as its pages have pieces.
    const modules = await Promise.all(
      entries
        .filter((entry) => entry !== './site')
        .map((entry) => import(`${name}${entry.slice(1)}`) as Promise<object>),
    );
    const names = modules.flatMap((module) => Object.keys(module));
    const unnamed = names.filter((one) => !new RegExp(`\\b${one}\\b`).test(readme));

    expect(unnamed).toEqual([]);
  });
});
