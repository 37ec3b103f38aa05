import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeAssets } from './build/assets.ts';
import { fileByFile, publishedFiles } from './build/file-by-file.ts';
import { identifiers } from './build/identifiers.ts';

export default defineConfig({
  entry: publishedFiles(),
  format: 'esm',
  target: 'es2022',
  dts: { entry: globSync('src/*.ts').filter((file) => !/\.test\.|styles|reset/.test(file)) },
  clean: true,
  splitting: false,
  esbuildPlugins: [fileByFile, vanillaExtractPlugin({ identifiers, outputCss: false })],
  onSuccess: writeAssets,
});
