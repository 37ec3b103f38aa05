import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { createBuilder, mergeConfig } from 'vite';
import config from '../vite.config.ts';
import { bundleFile } from './bundle.ts';
import { readOptions } from './options.ts';
import { settleBundle } from './settle-bundle.ts';

const { root, site, cache } = readOptions(process.argv.slice(2));
const mode = 'production';
const builder = await createBuilder({
  ...mergeConfig(config({ command: 'build', mode }), {
    build: { reportCompressedSize: false },
    environments: {
      client: { build: { outDir: site, emptyOutDir: true } },
      worker: { build: { outDir: site } },
      prerender: { build: { outDir: cache, emptyOutDir: true } },
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
  if (environment === prerender) process.send?.('The render bundle is there.');
}
writeFileSync(bundleFile(cache), JSON.stringify(settleBundle(site, builder.config.env)));
process.disconnect?.();
