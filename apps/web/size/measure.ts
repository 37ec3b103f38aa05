import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../build/site-files.ts';
import type { budgets } from './budgets.ts';

/** Bytes of one thing that has a budget. */
export interface Size {
  readonly what: string;
  readonly budget: keyof typeof budgets;
  readonly bytes: number;
}

/** What a host adds to the headers that it is told: status, type, length, date, ETag and the like. */
const hostHeaders = 330;

/** The text of a page that has a Markdown twin, which its author may make as long as it needs to be. */
const withoutText = (html: string) => html.replace(/<article[^]*?<\/article>/, '');

/** Clients that need not be ours to make smaller, told by what only they contain. */
const supabase = 'GoTrueClient';

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

const namesIn = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, name = '']) => basename(name));

/** Addresses that a module imports at once: `import"./a.js"`, `from"./a.js"`. */
const importsOf = (code: string) => namesIn(code, /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)/g);

/** Addresses that a module imports when it needs them. */
const lazyImportsOf = (code: string) => namesIn(code, /\bimport\(\s*["'`](\.\/[^"'`]+\.js)/g);

/**
 * Measures a built site.
 *
 * @param site The folder that the build has written.
 * @returns The size of each document, each script with what it needs, the styles and the fonts, in
 * bytes. Throws where the folder holds no built site.
 */
export function measureSite(site: string): Size[] {
  const assets = join(site, 'assets');
  const cache = new Map<string, { text: string; bytes: number }>();
  function read(file: string) {
    const known = cache.get(file);
    if (known) return known;
    const content = readFileSync(file);
    const isFont = file.endsWith('.woff2');
    const bytes = isFont ? content.length : compressed(content);
    const entry = { text: isFont ? '' : content.toString(), bytes };
    cache.set(file, entry);
    return entry;
  }
  const script = (name: string) => read(join(assets, name));
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + script(name).bytes, 0);

  /** Scripts and what they import, with what they import by need; without those that are there. */
  function withImports(names: Iterable<string>, there: ReadonlySet<string>, byNeed = false) {
    const found = new Set([...names].filter((name) => !there.has(name)));
    // The set grows while it is walked.
    for (const name of found) {
      const { text } = script(name);
      const imported = [...importsOf(text), ...(byNeed ? lazyImportsOf(text) : [])];
      for (const other of imported) if (!there.has(other)) found.add(other);
    }
    return found;
  }

  const files = readdirSync(assets);
  const ours = (name: string) => !script(name).text.includes(supabase);
  const boot = files.find((name) => /^boot-.*\.js$/.test(name));
  const hydrate = files.find((name) => /^hydrate-.*\.js$/.test(name));
  const toaster = files.find((name) => /^toaster-.*\.js$/.test(name));
  if (!boot || !hydrate || !toaster) {
    throw new Error(`${assets} should hold boot, hydrate and toaster scripts. Run pnpm build.`);
  }
  const inAssets = (budget: 'styles' | 'fonts', ending: string): Size[] => {
    const names = files.filter((name) => name.endsWith(ending));
    return [{ what: names.join(', '), budget, bytes: sum(names) }];
  };
  const first = withImports([boot], new Set());
  const app = withImports([hydrate], first);
  const awake = new Set([...first, ...app]);

  const [everywhere = ''] = read(join(site, '_headers')).text.split('\n\n');
  const headers = Buffer.byteLength(everywhere) + hostHeaders;
  const documentSize = (what: string, html: string, bytes: number): Size =>
    html.includes('type="text/markdown"')
      ? { what: `${what}, but for its text`, budget: 'frame', bytes: compressed(withoutText(html)) }
      : { what: `${what}, with its headers`, budget: 'answer', bytes: bytes + headers };

  const documents = filesBelow(site)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name): Size[] => {
      const { text, bytes } = read(join(site, name));
      const what = `/${name.replace(/\/?index\.html$/, '')}`;
      const [, list] = /data-app="([^"]*)"/.exec(text) ?? [];
      if (list === undefined) return [documentSize(what, text, bytes)];
      const scripts = list.split(' ').filter((entry) => !entry.startsWith('/'));
      const page = scripts.map((entry) => `${entry}.js`);
      const further = withImports([...page, toaster], awake, true);
      const everything = [...awake, ...further].filter(ours);
      return [
        documentSize(what, text, bytes),
        { what: `${what}, everything used`, budget: 'everything', bytes: sum(everything) },
      ];
    });

  return [
    ...documents,
    { what: 'boot script', budget: 'boot', bytes: sum(first) },
    { what: 'app', budget: 'app', bytes: sum(app) },
    ...inAssets('styles', '.css'),
    ...inAssets('fonts', '.woff2'),
  ];
}
