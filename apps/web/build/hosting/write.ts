import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import type { HostingRules } from './rules.ts';
import { vercelFile } from './vercel.ts';

/** Where the files for the hosts go, as absolute paths. */
export interface HostingFolders {
  /** The built site: Netlify, Cloudflare Pages, Vercel and the local host look for their files in it. */
  readonly site: string;
  /** What is for a server of one's own. */
  readonly release: string;
}

/**
 * Writes the rules in the format of every host.
 *
 * @returns The addresses of the files in the site.
 */
export function writeHosting(rules: HostingRules, { site, release }: HostingFolders): string[] {
  const inSite = {
    '/_headers': headersFile(rules),
    '/_redirects': redirectsFile(rules),
    '/vercel.json': vercelFile(rules),
  };
  mkdirSync(site, { recursive: true });
  for (const [address, text] of Object.entries(inSite)) writeFileSync(join(site, address), text);
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, 'nginx.conf'), nginxFile(rules));
  return Object.keys(inSite);
}
