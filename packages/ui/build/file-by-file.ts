import { globSync } from 'node:fs';
import type { Plugin } from 'esbuild';

// Not `.css.js`: the vanilla-extract plugin of an app would take that for a source and run it again.
const outputName = (source: string) => source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');

const isShipped = (source: string) =>
  !/\.(test|stories)\.|^testing\/|^(styles|reset\.css)\.ts$/.test(source);

/** Every source file that is shipped, by the name it has in `dist`. */
export const shippedFiles = (): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.{ts,tsx}', { cwd: 'src' })
      .filter(isShipped)
      .map((source) => [outputName(source), `src/${source}`]),
  );

/**
 * Keeps every source file a file of its own in `dist`, so that a bundler takes only what is imported and
 * a `'use client'` stays with the file that needs it.
 */
export const fileByFile: Plugin = {
  name: 'file-by-file',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: `${outputName(path)}.js`, external: true },
    );
  },
};
