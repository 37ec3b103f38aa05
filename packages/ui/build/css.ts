import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import packageJson from '../package.json' with { type: 'json' };

/** The package's folder. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

const [first = 0, second = 0] = createHash('sha256').update(packageJson.version).digest();

/** Two characters, because every class name adds to the bytes of a page; the first is a letter. */
const version = `${(10 + (first % 26)).toString(36)}${(second % 36).toString(36)}`;

/** Prefixes classes and keyframes by the version, so that two versions on a page don't collide. */
export const identifiers = ({ hash }: { readonly hash: string }): string => `${version}${hash}`;

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
  // `sideEffects` in package.json would drop `import './index.ts'` with every component's styles.
  ignoreAnnotations: true,
} as const satisfies BuildOptions;

/** A style sheet and the style modules it was made of, in their order, relative to the package. */
export interface Bundle {
  readonly css: string;
  readonly modules: readonly string[];
}

/** The style modules in a bundled sheet; the plugin names each part after its module. */
const modulesIn = ({ inputs }: Metafile['outputs'][string]): string[] =>
  Object.keys(inputs).flatMap((name) => /:(.*)\.vanilla\.css\?/.exec(name)?.[1] ?? []);

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
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(packageFolder, path), text]));
  return Object.fromEntries(
    Object.entries(metafile.outputs)
      .filter(([path]) => path.endsWith('.css'))
      .map(([path, output]) => [
        basename(path, '.css'),
        { css: texts.get(path) ?? '', modules: modulesIn(output) },
      ]),
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

const layerName = (file: string) => `cb.${moduleName(file)}`;

/** The files themselves, and all that they import. */
const importedBy = ({ inputs }: Metafile, files: readonly string[]): Set<string> => {
  const found = new Set(files);
  // A set also visits what is added meanwhile.
  for (const file of found) for (const { path } of inputs[file]?.imports ?? []) found.add(path);
  return found;
};

/**
 * The style sheets of single components, by name. Each module has a cascade layer, and each sheet
 * begins with the order of the shared layers, so that sheets can be imported in any order.
 */
export async function bundleComponents(): Promise<Record<string, string>> {
  const { modules } = await bundleCss('src/styles.ts');
  const own = await bundleAll(Object.fromEntries(modules.map((file) => [moduleName(file), file])), [
    ownStylesOnly,
  ]);
  const { metafile } = await build({ ...options, entryPoints: ['src/styles.ts'] });
  const files = Object.keys(metafile.inputs);
  const sheets = globSync('src/components/*', { cwd: packageFolder }).map((folder) => {
    const component = files.filter((file) => file.startsWith(`${folder}/`));
    const needed = importedBy(metafile, component);
    const used = modules.filter((file) => needed.has(file) && file !== theme);
    return [kebab(basename(folder)), used] as const;
  });
  const isShared = (file: string) => sheets.filter(([, used]) => used.includes(file)).length > 1;
  const order = `@layer ${[theme, ...modules.filter(isShared)].map(layerName).join(',')};`;
  const sheetOf = (used: readonly string[]) =>
    order +
    used
      .flatMap((file) => {
        const { css } = own[moduleName(file)] ?? {};
        return css ? [`@layer ${layerName(file)}{${css}}`] : [];
      })
      .join('');
  return Object.fromEntries(
    [['theme', [theme]] as const, ...sheets].map(([name, used]) => [name, sheetOf(used)]),
  );
}
