import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
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

/** Bundles the styles that each entry imports, in the order of its imports, minified. */
async function bundleAll(
  entryPoints: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): Promise<Record<string, Bundle>> {
  const { metafile, outputFiles } = await build({
    entryPoints,
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
    plugins: [...plugins, vanillaExtractPlugin({ identifiers })],
  });
  const sources = Object.keys(metafile.inputs);
  return Object.fromEntries(
    outputFiles
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ path, text }) => [basename(path, '.css'), { css: text, sources }]),
  );
}

/** Bundles the styles that a source file imports. */
export async function bundleCss(entry: string): Promise<Bundle> {
  const { styles } = await bundleAll({ styles: entry });
  if (!styles) {
    throw new Error(`${entry} has no styles: expected at least one import of a .css.ts file.`);
  }
  return styles;
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Imports every module of a component's folder. */
const wholeFolders: Plugin = {
  name: 'whole-folders',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^components\// }, ({ path }) => ({ path, namespace: 'folder' }));
    onLoad({ filter: /.*/, namespace: 'folder' }, ({ path }) => ({
      contents: globSync(`src/${path}/*.tsx`, { cwd: packageFolder })
        .filter((file) => !/\.(test|stories)\./.test(file))
        .map((file) => `import './${file}';`)
        .join('\n'),
      resolveDir: packageFolder,
    }));
  },
};

/** Bundles the styles of the theme, and of each component with the components that it is made of. */
export function bundleComponents(): Promise<Record<string, Bundle>> {
  const folders = globSync('src/components/*', { cwd: packageFolder }).map((path) =>
    basename(path),
  );
  const entries = folders.map((name) => [kebab(name), `components/${name}`] as const);
  return bundleAll({ theme: 'src/theme/theme.css.ts', ...Object.fromEntries(entries) }, [
    wholeFolders,
  ]);
}
