import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createBuilder, mergeConfig } from 'vite';
import config from '../vite.config.ts';
import { placesIn } from './bundle.ts';
import { writeWhole } from './notes.ts';
import type { BuildOptions } from './options.ts';
import { settleBundle } from './settle-bundle.ts';

/**
 * Builds the module that renders, then the browser's app and the service worker.
 *
 * @param key - Of what the bundle is made from.
 * @param onRenderer - Called when the module that renders is there.
 */
export async function bundleApp(
  { root, bundle: folder }: BuildOptions,
  { key, onRenderer }: { key: string; onRenderer: () => void },
): Promise<void> {
  const { description, site, render } = placesIn(folder);
  // Last of all it is there again: nobody takes half a bundle for a whole one.
  rmSync(description, { force: true });
  const mode = 'production';
  const builder = await createBuilder({
    ...mergeConfig(config({ command: 'build', mode }), {
      build: { reportCompressedSize: false },
      environments: {
        client: { build: { outDir: site, emptyOutDir: true } },
        worker: { build: { outDir: site } },
        prerender: { build: { outDir: dirname(render), emptyOutDir: true } },
      },
    }),
    root,
    mode,
    // From a file, the plugin of the styles would bundle and evaluate it once more.
    configFile: false,
  });
  const { prerender, client, worker } = builder.environments;
  for (const environment of [prerender, client, worker]) {
    if (environment) await builder.build(environment);
    if (environment === prerender) onRenderer();
  }
  const bundle = { key, env: builder.config.env, ...settleBundle(site) };
  writeWhole(description, JSON.stringify(bundle));
}
