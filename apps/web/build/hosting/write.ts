import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import type { HostingRules } from './rules.ts';
import { vercelFile } from './vercel.ts';

/** The folders of the hosts' files, as absolute paths. */
export interface HostingFolders {
  /** The built site, for Netlify, Cloudflare Pages, Vercel and the local host. */
  readonly site: string;
  /** The folder of `nginx.conf`. */
  readonly release: string;
}

/** Writes the rules in the format of every host. */
export function writeHosting(rules: HostingRules, { site, release }: HostingFolders): void {
  mkdirSync(release, { recursive: true });
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), redirectsFile(rules));
  writeFileSync(join(site, 'vercel.json'), vercelFile(rules));
  writeFileSync(join(release, 'nginx.conf'), nginxFile(rules));
}
