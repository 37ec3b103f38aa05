import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The content package, which holds the site's own content; found by its name, because sources and built files lie at different depths. */
export const siteFolder = dirname(
  createRequire(import.meta.url).resolve('@cornerbell/content/package.json'),
);

/** The static files of the site, such as its pictures. */
export const publicFolder = join(siteFolder, '../../apps/web/public');
