// `pnpm size`: measures the built site, and fails if a budget is exceeded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { clientFolder, entry, readLinkedAssets, readManifest } from '../build/bundle.ts';
import { filesBelow } from '../build/files-below.ts';

/** Budgets in bytes after brotli. Unlike times, sizes can be tested: every run has the same. */
const budgets = {
  /** Each document with its styles: about what fits in the first ten packets of a connection. */
  document: 14_900,
  /** A post, guide or legal text without its body, but with the styles of its pictures. */
  frame: 13_400,
  /** The script that every document loads. */
  entry: 2_400,
  /** All scripts that hydrate a page; the client of the function is loaded on demand. */
  scripts: 104_000,
  /** The style sheet of the whole site. */
  styles: 18_700,
  /** The fonts that every document preloads. */
  fonts: 40_000,
} as const;

const root = join(import.meta.dirname, '..');
const manifest = readManifest(clientFolder);

const app = 'src/app/hydrate.tsx';

const read = (name: string) => readFileSync(join(root, '.test-site/dist', name));
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** The files of a chunk and, recursively, of its imports. */
function filesWith(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesWith(imported, files);
  return files;
}

// Most chunks are part of many pages.
const known = new Map<string, number>();

function sizeOf(name: string): number {
  const size = known.get(name) ?? compressed(read(name));
  known.set(name, size);
  return size;
}

const sizeOfScripts = (...keys: readonly string[]) =>
  sum([...new Set(keys.flatMap((key) => [...filesWith(key)]))].map(sizeOf));

/** The size of one file or group of files, in bytes. */
interface Size {
  readonly what: string;
  readonly budget: keyof typeof budgets;
  readonly bytes: number;
}

function sizeOfDocument(name: string): Size {
  const html = read(name).toString();
  const what = `/${name.replace(/\/?index\.html$/, '')}`;
  // A post, guide or legal text may be of any length.
  if (!html.includes('type="text/markdown"') || !html.includes('<article'))
    return { what, budget: 'document', bytes: compressed(html) };
  const frame = html.replace(/<article[^]*?<\/article>/, '');
  return { what: `${what}, without its text`, budget: 'frame', bytes: compressed(frame) };
}

const { sheet, fonts } = readLinkedAssets();
const documents = filesBelow(join(root, '.test-site/dist')).filter((name) =>
  name.endsWith('.html'),
);
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key));
const sizes: readonly Size[] = [
  ...documents.map(sizeOfDocument),
  ...pages.map((key): Size => ({
    what: `scripts of ${key.replace(/.*\//, '')}`,
    budget: 'scripts',
    bytes: sizeOfScripts(entry, app, key),
  })),
  { what: 'client entry', budget: 'entry', bytes: sizeOfScripts(entry) },
  { what: 'style sheet', budget: 'styles', bytes: compressed(read(sheet)) },
  { what: 'fonts', budget: 'fonts', bytes: sum(fonts.map((name) => read(name).length)) },
];

console.info('Bytes after brotli, fonts as they are');
console.table(sizes.map(({ what, budget, bytes }) => ({ what, bytes, of: budgets[budget] })));
const over = sizes.filter(({ budget, bytes }) => bytes > budgets[budget]);
for (const { what, budget, bytes } of over) {
  console.error(
    `${what} has ${bytes} bytes, but size/main.ts allows ${budgets[budget]} (${budget}).`,
  );
}
process.exitCode = over.length > 0 ? 1 : 0;
