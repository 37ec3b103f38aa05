import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleComponents, bundleCss, packageFolder } from './css.ts';
import { makeFonts } from './fonts.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Fails where something has more bytes than its budget. */
const checkBudget = (what: string, budget: number, size: number) => {
  process.stdout.write(`${what}: ${kilobytes(size)} of at most ${kilobytes(budget)}\n`);
  if (size <= budget) return;
  throw new Error(
    `${what} is over its budget: expected at most ${budget} bytes, received ${size}.`,
  );
};

/** The size in bytes, gzip, of an export of `dist/index.js` in an app, without React. */
const costOf = async (name: string) => {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './dist/index.js';`, resolveDir: packageFolder },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom'],
  });
  return outputFiles.reduce((total, { contents }) => total + gzipSync(contents).length, 0);
};

/** Adds style sheets and fonts to `dist` and checks the byte budgets. */
export async function writeAssets(): Promise<void> {
  const fonts = await makeFonts();
  const { css: styles } = await bundleCss('src/styles.ts');
  const sheets = {
    'styles.css': styles,
    'styles.layer.css': `@layer cb{${styles}}`,
    'reset.css': (await bundleCss('src/reset.css.ts')).css,
    'fonts.css': fonts.css,
  };

  const dist = join(packageFolder, 'dist');
  await mkdir(join(dist, 'fonts'), { recursive: true });
  for (const [name, css] of Object.entries(sheets)) {
    await writeFile(join(dist, name), css);
  }
  await mkdir(join(dist, 'styles'), { recursive: true });
  for (const [name, css] of Object.entries(await bundleComponents())) {
    await writeFile(join(dist, 'styles', `${name}.css`), css);
  }
  for (const { name, content } of [...fonts.files, ...fonts.licences]) {
    await writeFile(join(dist, 'fonts', name), content);
  }

  const fontBytes = fonts.files.reduce((sum, { content }) => sum + content.length, 0);
  checkBudget('fonts together', 60_000, fontBytes);
  checkBudget('one Button, gzip', 1_720, await costOf('Button'));
  checkBudget('the Header with its menus, gzip', 14_600, await costOf('Header'));
}
