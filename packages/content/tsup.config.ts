import { defineConfig } from 'tsup';

const entry = ['src/index.ts', 'src/site.ts', 'src/library.ts', 'src/loader.ts', 'src/build.ts'];

export default defineConfig({
  // The files of the site are entries too, so that each becomes a chunk that a bundler can leave out.
  entry: [...entry, 'src/site/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: entry.slice(0, 4) },
  clean: true,
  // Only the build of the site reads code; whoever installs the package doesn't.
  external: ['oxc-parser'],
});
