import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The site's own fonts, in a format that can be read outside a browser. */
export const fontFiles = {
  title:
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff'),
  label:
    require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff'),
  text: require.resolve('@fontsource/inter/files/inter-latin-500-normal.woff'),
} as const;
