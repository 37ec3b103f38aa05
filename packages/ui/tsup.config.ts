import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { writeAssets } from './build/assets.ts';
import { identifiers } from './build/css.ts';

// Not `.css.js`: the vanilla-extract plugin of an app would compile that again.
const outputName = (source: string) => source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');

const published = globSync('**/*.{ts,tsx}', { cwd: 'src' }).filter(
  (source) => !/\.(test|stories)\.|^testing\/|^(styles|reset\.css)\.ts$/.test(source),
);

/**
 * Keeps source files separate in `dist`, so that bundlers include only what is imported and
 * `'use client'` stays with the file that needs it.
 */
const fileByFile: Plugin = {
  name: 'file-by-file',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: `${outputName(path)}.js`, external: true },
    );
  },
};

export default defineConfig({
  entry: Object.fromEntries(published.map((source) => [outputName(source), `src/${source}`])),
  format: 'esm',
  target: 'es2022',
  dts: { entry: globSync('src/*.ts').filter((file) => !/\.test\.|styles|reset/.test(file)) },
  clean: true,
  splitting: false,
  esbuildPlugins: [fileByFile, vanillaExtractPlugin({ identifiers, outputCss: false })],
  onSuccess: writeAssets,
});
