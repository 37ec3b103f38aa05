import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { format } from 'node:util';
import { leadFunctionPath, parseLeadBody } from '@cornerbell/api/schema';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Where the examples are written and run. */
const results = join(import.meta.dirname, '.results/examples');
const packages = ['api', 'content', 'markdown', 'ui'];

/** An example of a README and its printed output. */
interface Example {
  readonly code: string;
  readonly output: string;
}

const block = (languages: string) => `^\`\`\`(?:${languages})\\n((?:(?!\`\`\`).*\\n)*)\`\`\`$`;
const sentence = '(?:[^`#\\n].*\\n+)?';
const pair = new RegExp(`${block('tsx?')}\\n\\n${sentence}${block('text|html')}`, 'gm');

/** The examples of a package's README that are followed by their output. */
function examplesOf(folder: string): Example[] {
  const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
  return [...readme.matchAll(pair)].map(([, code = '', output = '']) => ({ code, output }));
}

/** A fake of the function host, which answers as the schema says. */
const fakeHost = createServer(async (request, response) => {
  const parsed = parseLeadBody(await json(request));
  const isFunction = request.url === leadFunctionPath;
  response.writeHead(isFunction ? (parsed.ok ? 200 : 422) : 404, {
    'content-type': 'application/json',
  });
  response.end(JSON.stringify(parsed.ok ? { ok: true } : { error: parsed.error }));
});
let backend = '';
const started = process.cwd();

beforeAll(async () => {
  await new Promise<void>((resolve) => fakeHost.listen(0, '127.0.0.1', resolve));
  const address = fakeHost.address();
  backend = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  // `recipes` is a correct content folder, `drafts` has a wrong category.
  for (const name of ['recipes', 'drafts'])
    cpSync(join(import.meta.dirname, 'recipes'), join(results, name), { recursive: true });
  process.chdir(results);
  const draft = 'drafts/posts/borscht.md';
  writeFileSync(draft, readFileSync(draft, 'utf8').replace('educational', 'educationl'));
});

afterAll(() => {
  process.chdir(started);
  fakeHost.closeAllConnections();
  fakeHost.close();
});

afterEach(() => vi.restoreAllMocks());

/** Runs a program and returns what it prints. */
async function run(name: string, code: string): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    lines.push(format(...values));
  });
  const file = join(results, `${name}.tsx`);
  writeFileSync(
    file,
    code.replace(/http:\/\/127.0.0.1:54321|https:\/\/project.supabase.co/, backend),
  );
  await import(file);
  return lines.join('\n');
}

/** READMEs break markup into lines and omit class names. */
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

/** The `@example`s of a module, each `expression; // => value` as an expectation. */
function docExamplesOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const found = source.matchAll(/@example\n((?: \* .*\n)+)/g);
  return Array.from(found, ([, lines = '']) =>
    lines
      .replaceAll(/^ \* /gm, '')
      .replaceAll(
        /^((?!const|\/\/).*?(?:\n(?!\/\/).*?)*?);\s\/\/ => (.*(?:\n\/\/.*)*)/gm,
        (_, expression: string, value: string) =>
          `expect(${expression}).toEqual(${value.replaceAll(/^\/\//gm, '')});`,
      ),
  ).filter((code) => code.includes('expect('));
}

const documented = globSync(join(root, 'packages/{api,markdown}/src/*.ts'));
const docExamples = documented.flatMap((module) =>
  docExamplesOf(module).map((code, index) => ({
    name: `${basename(module, '.ts')}-${index + 1}`,
    code,
    module,
  })),
);

test.each(docExamples)('the documentation of $name says what it returns', async (example) => {
  const { name, code, module } = example;
  const names = Object.keys((await import(module)) as object);
  const imports = `import { ${names.join(', ')} } from '${module}';`;
  const program = `import { expect } from 'vitest';\n${imports}\n${code}`;
  await expect(run(name, program)).resolves.toBe('');
});
