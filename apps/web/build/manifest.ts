import type { Manifest } from 'vite';
import type { DocumentAssets } from './document.ts';

export type { Manifest };

const boot = 'src/boot/boot.ts';
const app = 'src/boot/hydrate.tsx';
const turn = 'src/boot/turn.ts';

/** The files a chunk needs before it can be evaluated: itself and, without end, what it imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

const filesEndingIn = (manifest: Manifest, ending: string) =>
  Object.values(manifest).flatMap(({ file }) => (file.endsWith(ending) ? [`/${file}`] : []));

/** A script's address without what all of them share, which the boot script puts back. */
const shorten = (file: string) => file.replace(/^assets\/(.+)\.js$/, '$1');

/** What a page's document links to. */
export type LinkedAssets = Omit<DocumentAssets, 'styles'>;

/**
 * What a page's document links to, from Vite's manifest.
 *
 * @param module The page's module, as the manifest names it.
 * @param data Addresses of the JSON that the page wakes with.
 */
export function readAssets(
  manifest: Manifest,
  module: string,
  data: readonly string[],
): LinkedAssets {
  const entry = manifest[boot];
  if (!entry)
    throw new Error(`The build has no ${boot}; it has ${Object.keys(manifest).join(', ')}.`);
  const [sheet] = filesEndingIn(manifest, '.css');
  if (!sheet) throw new Error('The build has no style sheet: boot/hydrate.tsx must import it.');
  const scripts = [turn, app, module].reduce(
    (files, key) => withImports(manifest, key, files),
    new Set<string>(),
  );
  scripts.delete(entry.file);
  return {
    sheet,
    fonts: filesEndingIn(manifest, '.woff2'),
    boot: `/${entry.file}`,
    app: [...[...scripts].map(shorten), ...data],
  };
}
