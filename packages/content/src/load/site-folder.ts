import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** This package's folder with the site's content; resolved by name, because sources and built files are at different depths. */
export const siteFolder = dirname(
  createRequire(import.meta.url).resolve('@cornerbell/content/package.json'),
);
