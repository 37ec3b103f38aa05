import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { identifiers } from './identifiers.ts';

/** The package's folder. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** The oldest supported browsers. */
const browsers = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** A style sheet and the source files it was made of, relative to the package. */
export interface Bundle {
  readonly css: string;
  readonly sources: readonly string[];
}

/** Bundles the styles that a source file imports, in the order of its imports, minified. */
export async function bundleCss(entry: string): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: packageFolder,
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    target: browsers,
    packages: 'external',
    // `sideEffects` in package.json would drop `import './index.ts'` and with it every component's styles.
    ignoreAnnotations: true,
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  const css = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (!css) {
    throw new Error(`${entry} has no styles: expected at least one import of a .css.ts file.`);
  }
  return { css: css.text, sources: Object.keys(metafile.inputs) };
}
