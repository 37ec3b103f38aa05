import { glob, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleCss, packageFolder } from './css.ts';
import { makeFonts } from './fonts.ts';
import { costOf } from './javascript.ts';

/** The most that these may weigh, in bytes. */
const budgets = { fonts: 60_000, oneButton: 1_800, header: 18_000 };

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const report = (line: string) => process.stdout.write(`${line}\n`);

const hold = (what: string, budget: number, size: number) => {
  report(`${what}: ${kilobytes(size)} of at most ${kilobytes(budget)}`);
  if (size <= budget) return;
  throw new Error(`Too heavy: ${what}. Expected at most ${budget} bytes, received ${size}.`);
};

// Subsetting is the slow part and depends on nothing that a watcher sees.
let fontsOnce: ReturnType<typeof makeFonts> | undefined;

/** Source files of types or of styles alone leave empty scripts behind, which nothing imports. */
const removeEmptyScripts = async (folder: string) => {
  for await (const name of glob('**/*.js', { cwd: folder })) {
    const file = join(folder, name);
    if ((await stat(file)).size === 0) await rm(file);
  }
};

/** Completes `dist`, once the JavaScript is there, with style sheets and fonts, and holds the budgets. */
export async function writeAssets(): Promise<void> {
  fontsOnce ??= makeFonts();
  const fonts = await fontsOnce;
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
    const compressed = kilobytes(brotliCompressSync(css).length);
    report(`${name}: ${kilobytes(Buffer.byteLength(css))}, brotli ${compressed}`);
  }
  for (const { name, content } of [...fonts.files, ...fonts.licences]) {
    await writeFile(join(dist, 'fonts', name), content);
  }

  await removeEmptyScripts(dist);

  const fontBytes = fonts.files.reduce((sum, { content }) => sum + content.length, 0);
  hold('fonts together', budgets.fonts, fontBytes);
  hold('one Button, gzip', budgets.oneButton, await costOf('Button'));
  hold('the Header with its menus, gzip', budgets.header, await costOf('Header'));
}
