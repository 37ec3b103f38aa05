import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BuildContext } from '../src/app/page.ts';

type Render = typeof import('./render.tsx');

/** The markup of a page, and the kind of page that it is one of. */
export interface Sample {
  readonly kind: string;
  readonly markup: string;
}

interface KeptSamples {
  /** Changes with everything that the samples are drawn from. */
  readonly key: string;
  readonly samples: readonly Sample[];
}

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
 * Draws some pages of each kind, unless the build before has drawn the same.
 *
 * @param file - Where the samples are kept from build to build.
 * @param bundleKey - Changes with everything that the bundle is made from.
 */
export async function drawSamples(
  render: Render,
  context: BuildContext,
  paths: readonly string[],
  { file, bundleKey }: { file: string; bundleKey: string },
): Promise<readonly Sample[]> {
  const chosen = await Promise.all(
    choose(render, paths).map(
      async (path) => [path, await render.readPageData(context, path)] as const,
    ),
  );
  const { library: _library, ...published } = context;
  const sources = [bundleKey, published, render.readLayoutData(context), chosen];
  const key = hash('sha256', JSON.stringify(sources));
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptSamples;
    if (kept.key === key) return kept.samples;
  }
  const draw = render.createRenderer(context);
  const samples = [...render.furtherSamples];
  for (const [path, data] of chosen) {
    const { markup } = await draw(path, data);
    samples.push({ kind: render.moduleOf(path), markup });
  }
  writeFileSync(file, JSON.stringify({ key, samples } satisfies KeptSamples));
  return samples;
}
