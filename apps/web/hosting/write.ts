import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Writes the rules in the format of every host. */
export function writeHosting(rules: HostingRules, { site, release }: HostingFolders) {
  const files = {
    [join(site, '_headers')]: headersFile(rules),
    [join(site, '_redirects')]: redirectsFile(rules),
    [join(site, 'vercel.json')]: vercelFile(rules),
    [join(release, 'nginx.conf')]: nginxFile(rules),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
