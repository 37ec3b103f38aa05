import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = ['index', 'site', 'copy', 'library', 'loader', 'build'];

// The files of the site are entries too, so that each becomes a chunk that a bundler can leave out.
const siteFiles = globSync('site/**/*.ts', { cwd: 'src', exclude: ['**/*.test.ts'] }).map((file) =>
  file.replace(/\.ts$/, ''),
);

// Sorted, because the chunks that esbuild writes depend on the order of its entries.
const sources = [...entries, ...siteFiles].toSorted();

export default defineConfig({
  entry: Object.fromEntries(sources.map((path) => [path, `src/${path}.ts`])),
  format: 'esm',
  target: 'es2022',
  dts: { entry: entries.slice(0, 5).map((path) => `src/${path}.ts`) },
  clean: true,
  // Only the build of the site reads code; whoever installs the package doesn't.
  external: ['oxc-parser'],
});
