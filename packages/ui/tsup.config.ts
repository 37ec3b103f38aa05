import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeAssets } from './build/assets.ts';
import { fileByFile, shippedFiles } from './build/file-by-file.ts';

export default defineConfig(({ watch }) => ({
  entry: shippedFiles(),
  format: 'esm',
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/theme.ts', 'src/toaster.ts'] },
  // `dev` starts beside the site, which must not lose dist while it starts.
  clean: !watch,
  splitting: false,
  esbuildPlugins: [fileByFile, vanillaExtractPlugin({ identifiers: 'short', outputCss: false })],
  onSuccess: writeAssets,
}));
