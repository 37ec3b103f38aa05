import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { identifiers } from './identifiers.ts';

/** The package's folder. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** The oldest supported browsers. */
const browsers = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

const options = {
  absWorkingDir: packageFolder,
  outdir: 'dist',
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  packages: 'external',
  // `sideEffects` in package.json would drop `import './index.ts'` and with it every component's styles.
  ignoreAnnotations: true,
} as const satisfies BuildOptions;

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
    ...options,
    entryPoints,
    minify: true,
    target: browsers,
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

const theme = 'src/theme/theme.css.ts';

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Leaves to each module its own styles, without those of the modules that it imports. */
const ownStylesOnly: Plugin = {
  name: 'own-styles-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.vanilla\.css\?source=/ }, ({ path, importer }) =>
      importer.endsWith(path.split('.vanilla.css')[0] ?? path)
        ? undefined
        : { path, namespace: 'none' },
    );
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
  },
};

const moduleName = (file: string) => kebab(basename(file, '.css.ts'));

/** The files themselves, and all that they import. */
const importedBy = ({ inputs }: Metafile, files: readonly string[]): Set<string> => {
  const found = new Set(files);
  // A set also visits what is added meanwhile.
  for (const file of found) for (const { path } of inputs[file]?.imports ?? []) found.add(path);
  return found;
};

/**
 * The style sheets of single components, by name. Each module has a cascade layer, and each sheet begins with the order of
 * all of them, so that sheets can be imported in any order and may share modules.
 */
export async function bundleComponents(): Promise<Record<string, string>> {
  const { sources } = await bundleCss('src/styles.ts');
  const modules = sources.filter((file) => file.endsWith('.css.ts'));
  const own = await bundleAll(Object.fromEntries(modules.map((file) => [moduleName(file), file])), [
    ownStylesOnly,
  ]);
  const order = `@layer ${modules.map((file) => `cb.${moduleName(file)}`).join(',')};`;
  const sheet = (files: readonly string[]) =>
    order +
    files
      .map(moduleName)
      .flatMap((name) => (own[name] ? [`@layer cb.${name}{${own[name].css}}`] : []))
      .join('');
  const { metafile } = await build({ ...options, entryPoints: ['src/styles.ts'] });
  const files = Object.keys(metafile.inputs);
  const sheets = globSync('src/components/*', { cwd: packageFolder }).map((folder) => {
    const component = files.filter((file) => file.startsWith(`${folder}/`));
    const needed = importedBy(metafile, component);
    const used = modules.filter((file) => needed.has(file) && file !== theme);
    return [kebab(basename(folder)), sheet(used)] as const;
  });
  return { theme: sheet([theme]), ...Object.fromEntries(sheets) };
}
