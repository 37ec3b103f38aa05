import { globSync } from 'node:fs';
import type { Plugin } from 'esbuild';

// Not `.css.js`: the vanilla-extract plugin of an app would compile that again.
const outputName = (source: string) => source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');

const isPublished = (source: string) =>
  !/\.(test|stories)\.|^testing\/|^(styles|reset\.css)\.ts$/.test(source);

/** The published source files by their names in `dist`. */
export const publishedFiles = (): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.{ts,tsx}', { cwd: 'src' })
      .filter(isPublished)
      .map((source) => [outputName(source), `src/${source}`]),
  );

/**
 * Keeps source files separate in `dist`, so that bundlers include only what is imported and `'use client'`
 * stays with the file that needs it.
 */
export const fileByFile: Plugin = {
  name: 'file-by-file',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: `${outputName(path)}.js`, external: true },
    );
  },
};
