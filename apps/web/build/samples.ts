import { hash } from 'node:crypto';
import type { BuildContext } from '../src/shell/page.ts';
import { outline } from './context.ts';
import { readNote, writeWhole } from './notes.ts';
import type { NamesByKind } from './page-styles.ts';
import type { StyleSheet } from './style-sheet.ts';

type Render = typeof import('./render.tsx');

/** A page that stands for its kind. */
interface Sample {
  readonly kind: string;
  /** Changes with everything that it is drawn from. */
  readonly key: string;
  /** What it shows, by the names that the sheet has for it; its markup where nobody has looked yet. */
  readonly shown: { readonly names: readonly string[] } | { readonly markup: string };
}

/** Some pages of each kind, by path. */
export type Samples = ReadonlyMap<string, Sample>;

/** What a build leaves of its samples for the next one, by path. */
type KeptSamples = Readonly<
  Record<string, { readonly key: string; readonly names: readonly string[] }>
>;

/** How many pages of a kind are looked at for the styles that all of them share. */
const samplesOfKind = 24;

/** The first pages of each kind. */
function choose(render: Render, paths: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const kind = render.moduleOf(path);
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return count < samplesOfKind;
  });
}

/**
 * Draws some pages of each kind, but for those that the build before has drawn and that look the same now.
 *
 * @param file - Where the samples are kept from build to build.
 * @param bundleKey - Changes with everything that the bundle is made from.
 */
export async function drawSamples(
  render: Render,
  context: BuildContext,
  paths: readonly string[],
  { file, bundleKey }: { file: string; bundleKey: string },
): Promise<Samples> {
  const kept = readNote<KeptSamples>(file) ?? {};
  const outlined = outline(context);
  const draw = render.createRenderer(context);
  const { library: _library, ...published } = context;
  const common = JSON.stringify([bundleKey, published, render.readLayoutData(context)]);
  const samples = new Map<string, Sample>();
  for (const path of choose(render, paths)) {
    const made = JSON.stringify(await render.readPageData(outlined, path));
    const key = hash('sha256', `${common}${made}`, 'base64url');
    const before = kept[path];
    const shown =
      before?.key === key ? before : await draw(path, await render.readPageData(context, path));
    samples.set(path, { kind: render.moduleOf(path), key, shown });
  }
  return samples;
}

/**
 * What pages of each kind show, and keeps what was found out about the samples.
 *
 * @param file - Where the samples are kept from build to build.
 */
export function readSamples(
  { furtherSamples }: Pick<Render, 'furtherSamples'>,
  samples: Samples,
  { wordsOf, namesOf }: StyleSheet,
  file: string,
): NamesByKind {
  const namesIn = (markup: string) => [...new Set(wordsOf(markup).flatMap(namesOf))];
  const byKind: Record<string, Set<string>> = {};
  const add = (kind: string, names: readonly string[]) => {
    const all = (byKind[kind] ??= new Set());
    for (const name of names) all.add(name);
  };
  const kept: Record<string, KeptSamples[string]> = {};
  for (const { kind, markup } of furtherSamples) add(kind, namesIn(markup));
  for (const [path, { kind, key, shown }] of samples) {
    const names = 'names' in shown ? shown.names : namesIn(shown.markup);
    kept[path] = { key, names };
    add(kind, names);
  }
  writeWhole(file, JSON.stringify(kept));
  return Object.fromEntries(Object.entries(byKind).map(([kind, names]) => [kind, [...names]]));
}
