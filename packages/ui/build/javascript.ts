import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { packageFolder } from './css.ts';

/** The size in bytes, gzip, of some exports of `dist/index.js` in an app, without React. */
export async function costOf(...names: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from './dist/index.js';`,
      resolveDir: packageFolder,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom'],
  });
  return outputFiles.reduce((total, { contents }) => total + gzipSync(contents).length, 0);
}
