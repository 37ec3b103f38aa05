import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createBuilder } from 'vite';
import { readOptions } from './options.ts';

const { root, site, cache } = readOptions(process.argv.slice(2));
const builder = await createBuilder({
  root,
  build: { reportCompressedSize: false },
  environments: {
    client: { build: { outDir: site, emptyOutDir: true } },
    worker: { build: { outDir: site } },
    prerender: { build: { outDir: cache, emptyOutDir: true } },
  },
});
for (const environment of Object.values(builder.environments)) {
  if (environment.name !== 'ssr') await builder.build(environment);
}
writeFileSync(join(cache, 'env.json'), JSON.stringify(builder.config.env));
