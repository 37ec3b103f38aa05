import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { bundleIn, readLinkedAssets } from '../build/bundle.ts';
import { filesBelow } from '../build/files-below.ts';
import type { budgets } from './budgets.ts';

/** The size of one file or group of files, in bytes. */
export interface Size {
  readonly what: string;
  readonly budget: keyof typeof budgets;
  readonly bytes: number;
}

const entry = 'src/app/entry-client.ts';
const app = 'src/app/hydrate.tsx';

/** Whether a document has an article of any length: a post, guide or legal text. */
const isArticle = (html: string) =>
  html.includes('type="text/markdown"') && html.includes('<article');

const withoutText = (html: string) => html.replace(/<article[^]*?<\/article>/, '');

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** The file of a chunk in the manifest and, recursively, of its imports. */
function filesWith(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesWith(manifest, imported, files);
  return files;
}

/**
 * Measures a built site.
 *
 * @param site - The folder that the build has written.
 * @param bundle - The folder of its bundle.
 * @returns The size of each document, the scripts of each page, the style sheet and, uncompressed, the fonts.
 * @throws Error if there is no built site in the folders.
 */
export function measureSite(site: string, bundle: string): Size[] {
  const read = (name: string) => readFileSync(join(site, name));
  // Most chunks are part of many pages.
  const known = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = known.get(name) ?? compressed(read(name));
    known.set(name, size);
    return size;
  };
  const manifest = JSON.parse(
    readFileSync(join(bundle, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + sizeOf(name), 0);

  const documents = filesBelow(site)
    .filter((name) => name.endsWith('.html'))
    .map((name): Size => {
      const html = read(name).toString();
      const what = `/${name.replace(/\/?index\.html$/, '')}`;
      return isArticle(html)
        ? {
            what: `${what}, without its text`,
            budget: 'frame',
            bytes: compressed(withoutText(html)),
          }
        : { what, budget: 'document', bytes: compressed(html) };
    });
  const scripts = Object.keys(manifest)
    .filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key))
    .map((key): Size => {
      const files = [entry, app, key].reduce(
        (found, chunk) => filesWith(manifest, chunk, found),
        new Set<string>(),
      );
      return {
        what: `scripts of ${key.replace(/.*\//, '')}`,
        budget: 'scripts',
        bytes: sum(files),
      };
    });
  // By name: a build from turbo's cache leaves the files of earlier ones beside its own.
  const { sheet, fonts } = readLinkedAssets(bundleIn(bundle));
  return [
    ...documents,
    ...scripts,
    { what: 'client entry', budget: 'entry', bytes: sum(filesWith(manifest, entry)) },
    { what: 'style sheet', budget: 'styles', bytes: sizeOf(sheet) },
    {
      what: 'fonts',
      budget: 'fonts',
      bytes: fonts.reduce((total, name) => total + read(name).length, 0),
    },
  ];
}
